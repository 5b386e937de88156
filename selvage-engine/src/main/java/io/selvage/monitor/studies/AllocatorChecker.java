package io.selvage.monitor.studies;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.Violation;
import io.selvage.monitor.run.Invocation;
import java.util.List;
import java.util.Optional;

/** Balls are not handed out twice, requests are served in their order except for some overtaking, and nobody waits for nothing. */
final class AllocatorChecker<M> implements PropertyChecker<M> {
    private final int balls;
    private final int overtaking;

    /** @param overtaking how many may overtake who waits longest */
    AllocatorChecker(int balls, int overtaking) {
        this.balls = balls;
        this.overtaking = overtaking;
    }

    @Override
    public Answer check(Situation<M> now) {
        int out = sum(now.completed(), "get") - sum(now.completed(), "put");
        if (out < 0 || now.completed("get") > 2 * balls) {
            return Answer.DO_NOT_FOLLOW;
        }
        Violation.unless(out <= balls, out + " balls are out, and there are only " + balls);
        Optional<Invocation> longest = now.present().stream()
                .filter(invocation -> invocation.method().equals("get"))
                .findFirst();
        longest.ifPresent(invocation -> checkLongest(now, invocation, balls - out));
        Violation.unless(
                !now.last().isCompleted() || now.waiting() == 0,
                "a request waits though another one has just been dealt with");
        return Answer.GO_ON;
    }

    private void checkLongest(Situation<M> now, Invocation longest, int available) {
        Violation.unless(
                now.last() != longest || amount(longest) > available,
                "the oldest request waits though there are enough balls for it");
        long overtakers = now.completed().stream()
                .filter(invocation -> invocation.method().equals("get") && invocation.began() > longest.began())
                .count();
        Violation.unless(
                overtakers <= overtaking,
                "the oldest request was overtaken " + overtakers + " times, and " + overtaking + " is the limit");
    }

    private static int sum(List<Invocation> invocations, String method) {
        return invocations.stream()
                .filter(invocation -> invocation.method().equals(method))
                .mapToInt(AllocatorChecker::amount)
                .sum();
    }

    private static int amount(Invocation invocation) {
        return (Integer) invocation.call().args().get(0);
    }
}
