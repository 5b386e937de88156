package io.selvage.scheduler;

import io.selvage.model.EarlyTimeout;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.model.system.Assumption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which time limits of an execution are taken to be long enough. Those run out only when no thread can go on otherwise,
 * the earliest deadline first; then it is as late as that, and whatever else ends at that moment may end at any moment.
 * Deadlines of different threads are compared only here. They depend on how late it was when the waits began, and so on
 * which short limits had run out by then: where that could decide, the order of these has to be traced.
 */
public final class TimeLimits {
    /** When time limits run out. */
    enum Policy {
        /** At any moment, as a choice, unless they are taken to be long enough. */
        ANY_TIME,
        /** In the order of their deadlines, each as soon as no thread is enabled without time passing. */
        DEADLINE_ORDER,
        /** Never. */
        NEVER
    }

    /** The shortest limit that is long enough if all are, and more than any if none is. */
    public static final long ALL = 1;

    public static final long NONE = Long.MAX_VALUE;

    /** Deadlines that are no further apart than this are the same: to read the clock takes time as well. */
    private static final long TIE_NANOS = 1_000_000L;

    /** What code of the JDK may lose of a limit by reading the clock. */
    private static final long READING_NANOS = 100_000L;

    private final Execution execution;
    private long longEnough = NONE;
    /** How late it was when the last limit ran out that was long enough. */
    private long idleTime;

    private final Set<Assumption> assumed = EnumSet.noneOf(Assumption.class);
    /** How many waits in vain have ended since a thread went on that does not only wait in vain. */
    private int vainWaits;

    private final EarlyTimeouts early = new EarlyTimeouts();

    TimeLimits(Execution execution) {
        this.execution = execution;
    }

    /** From now on limits of at least {@code nanos} are long enough. */
    public void longEnough(long nanos) {
        longEnough = nanos;
    }

    void reset() {
        idleTime = execution.time.now();
        assumed.clear();
        vainWaits = 0;
        early.clear();
    }

    /** Whether one that ends {@code nanos} after it began is long enough. */
    public boolean isLongEnough(long nanos) {
        return nanos > 0 && nanos >= longEnough && execution.timeoutPolicy() == Policy.ANY_TIME;
    }

    /**
     * The wait that {@code thread} has announced is limited. True if it has waited in vain so often that its limit is
     * long enough.
     */
    public boolean isRepeated(TestThread thread) {
        thread.vainWaits().begin(thread.pending.site());
        boolean applies = longEnough != NONE && execution.timeoutPolicy() == Policy.ANY_TIME;
        return applies && thread.hasWaitedInVain();
    }

    /**
     * The same for one that code of the JDK sets, inside of a call or for a pool: what is left of one that began
     * earlier.
     *
     * @param began how late it was when the call began; 0 if there was none
     */
    public boolean isRestLongEnough(long nanos, long began) {
        if (longEnough == NONE || isLongEnough(nanos)) {
            return longEnough != NONE;
        }
        long slack = READING_NANOS;
        long passed = execution.time.now() - (began == 0 ? idleTime : began);
        boolean isLong = isLongEnough(nanos + slack + Math.min(passed, longEnough / 2));
        if (isLong && began == 0 && !isLongEnough(nanos + slack)) {
            execution.clockUse.decideByOthers();
        }
        return isLong;
    }

    /**
     * A thread waits with a limit that is taken to be long enough.
     *
     * @param isRepeated whether only because it has waited in vain so often
     */
    void assume(boolean isRepeated) {
        assumed.add(isRepeated ? Assumption.VAIN_WAITS : Assumption.LONG_LIMITS);
    }

    /** {@code thread} was chosen to go on. */
    void goOn(TestThread thread) {
        if (!thread.hasWaitedInVain()) {
            vainWaits = 0;
        } else if (thread.pending.variant().isTimeout()) {
            vainWaits++;
        }
    }

    /** How many waits in vain have ended since a thread went on that does not only wait in vain. */
    int vainWaits() {
        return vainWaits;
    }

    /** Threads that wait in vain go on doing so for ever, it is concluded: they take no step any more. */
    void concludeVainWaits() {
        for (int i = 0; i < execution.threads.liveCount(); i++) {
            TestThread thread = execution.threads.live(i);
            if (thread.hasWaitedInVain()) {
                thread.ownSpinLoop().waitForEver(vainWaits);
            }
        }
        vainWaits = 0;
    }

    /** The limit of {@code thread} runs out although {@code other} could go on. */
    void runOutEarly(TestThread thread, TestThread other) {
        early.add(thread, other);
    }

    /** Those that did. */
    public List<EarlyTimeout> early() {
        return early.list();
    }

    /** Something was taken for granted that has nothing to do with time. */
    public void assume(Assumption what) {
        assumed.add(what);
    }

    /** Why any were taken to be long enough, and what else was taken for granted. */
    public Set<Assumption> assumed() {
        return Set.copyOf(assumed);
    }

    /** Whether the limit of {@code thread}, which is long enough, ends no later than {@code earliest}. */
    boolean isDue(TestThread thread, long earliest) {
        long later = thread.pending.deadline() - earliest;
        long passed = execution.time.now() - idleTime;
        if (later != 0 && passed > TIE_NANOS && later <= passed + TIE_NANOS) {
            execution.clockUse.decideByOthers();
        }
        return later <= TIE_NANOS;
    }

    /**
     * Whether the limit of {@code pending} ends so late that one which is long enough might have run out before, had
     * threads gone on in another order.
     */
    boolean isLate(PendingOperation pending) {
        if (longEnough == NONE || !pending.isTimed()) {
            return false;
        }
        long latest = pending.deadline() + (execution.time.now() - idleTime) + TIE_NANOS;
        boolean isLate = latest >= idleTime + longEnough;
        for (int i = 0; i < execution.threads.liveCount() && !isLate; i++) {
            PendingOperation other = execution.threads.live(i).pending;
            isLate = other.waitsForIdle() && latest >= other.deadline();
        }
        return isLate;
    }

    /** The limit of {@code thread} runs out. */
    void runOut(TestThread thread) {
        thread.vainWaits().runOut(thread.pending.site());
        if (thread.pending.variant() == Variant.IDLE_TIMEOUT) {
            idleTime = Math.max(idleTime, thread.pending.deadline());
            for (int i = 0; i < execution.threads.liveCount(); i++) {
                TestThread other = execution.threads.live(i);
                if (other != thread && other.pending.waitsForIdle() && isDue(other, idleTime)) {
                    other.pending.becomeDue();
                }
            }
        }
    }

    /** The time limits of an execution that ran out although other threads could go on. Flat arrays that are reused. */
    private static final class EarlyTimeouts {
        private static final int WIDTH = 4;

        private long[] data = new long[WIDTH * 4];
        private int size;

        void clear() {
            size = 0;
        }

        void add(TestThread thread, TestThread other) {
            if (size == data.length) {
                data = Arrays.copyOf(data, size * 2);
            }
            data[size] = thread.pending.limit();
            data[size + 1] = thread.id << 1 | (thread.pending.kind() == OpKind.SLEEP ? 1 : 0);
            data[size + 2] = thread.pending.site();
            data[size + 3] = other.id;
            size += WIDTH;
        }

        List<EarlyTimeout> list() {
            List<EarlyTimeout> all = new ArrayList<>();
            for (int at = 0; at < size; at += WIDTH) {
                boolean sleeps = (data[at + 1] & 1) != 0;
                all.add(new EarlyTimeout(
                        data[at], (int) (data[at + 1] >> 1), sleeps, (int) data[at + 2], (int) data[at + 3]));
            }
            return all;
        }
    }
}
