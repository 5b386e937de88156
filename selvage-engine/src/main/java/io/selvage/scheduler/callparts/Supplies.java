package io.selvage.scheduler.callparts;

import io.selvage.dependence.CallFacet;
import io.selvage.model.CallPart;
import io.selvage.model.Guard;
import io.selvage.scheduler.ShadowObject;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Latches and semaphores, whose calls commute as long as there is enough of what they take. That is assumed until an
 * execution shows that there is not; then the search begins anew, and calls access the whole object.
 */
public final class Supplies {
    private static final String COUNT = CountDownLatch.class.getName() + ".count";
    private static final String PERMITS = Semaphore.class.getName() + ".permits";

    private final Consumer<String> hiddenPoints;
    private final Predicate<String> knownPoints;

    /**
     * @param hiddenPoints is told what makes the search begin anew
     * @param knownPoints what it has been told in earlier executions
     */
    public Supplies(Consumer<String> hiddenPoints, Predicate<String> knownPoints) {
        this.hiddenPoints = hiddenPoints;
        this.knownPoints = knownPoints;
    }

    /** Whether calls on {@code receiver} take from a supply, or change it. */
    static boolean concern(Object receiver) {
        return receiver.getClass() == Semaphore.class || receiver.getClass() == CountDownLatch.class;
    }

    /** What the call, which is about to be made, is confined to. */
    int use(ShadowObject owner, Object receiver, CallFacet facet) {
        return switch (facet) {
            case COUNT_DOWN -> countDown((CountDownLatch) receiver);
            case AWAIT_ZERO -> ((CountDownLatch) receiver).getCount() == 0 ? CallPart.ONLY_READS : CallPart.WHOLE;
            case ACQUIRE -> acquire(owner, (Semaphore) receiver);
            case RELEASE -> release(owner, (Semaphore) receiver);
            default -> CallPart.WHOLE;
        };
    }

    /** Something else was done to {@code owner}, whatever it is. */
    void forget(ShadowObject owner) {
        owner.setReserve(-1);
    }

    /** Nobody can tell who has counted to zero, if others go on counting: then it matters who came first. */
    private int countDown(CountDownLatch latch) {
        boolean isEnough = latch.getCount() > 0 && latch.getCount() < Guard.LARGEST;
        return isKnown(COUNT, isEnough) ? CallPart.UPDATE : CallPart.WHOLE;
    }

    private int acquire(ShadowObject owner, Semaphore semaphore) {
        if (!isPlentiful(owner, semaphore)) {
            return CallPart.WHOLE;
        }
        if (!isKnown(PERMITS, owner.reserve() > 0)) {
            return CallPart.WHOLE;
        }
        owner.setReserve(owner.reserve() - 1);
        return CallPart.UPDATE;
    }

    /** Nobody can tell who has given back which permit; whoever waits for one sees that there is one. */
    private int release(ShadowObject owner, Semaphore semaphore) {
        isPlentiful(owner, semaphore); // counts the permits before there is one more
        return semaphore.isFair() ? CallPart.WHOLE : CallPart.UPDATE;
    }

    /** Whether several can have a permit at the same time; who uses the only one excludes all others. */
    private boolean isPlentiful(ShadowObject owner, Semaphore semaphore) {
        if (owner.reserve() < 0) {
            int permits = semaphore.availablePermits();
            boolean isPlentiful = permits > 1 && permits < Guard.LARGEST && !semaphore.isFair();
            owner.setReserve(isPlentiful ? permits : Guard.LARGEST);
        }
        return owner.reserve() < Guard.LARGEST && !knownPoints.test(PERMITS);
    }

    /** Whether there is enough, now and in all executions so far. */
    private boolean isKnown(String what, boolean isEnough) {
        if (!isEnough) {
            hiddenPoints.accept(what);
        }
        return isEnough && !knownPoints.test(what);
    }
}
