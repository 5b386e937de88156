package io.selvage.monitor.sequence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lists uses with calls at the same time that are legal in some order: from every situation that single calls lead to,
 * every two calls, and from the first situations every three.
 */
public final class RoundEnumeration {
    private static final int MAX_WAITING = 2;
    /** After at most so many calls in turn, three are made at the same time. */
    private static final int THREE_AFTER = 1;

    /** A situation, and the calls that lead to it. */
    private record Situation(CallRounds calls, List<RoundOutcome> outcomes) {
        /** What further calls depend on, as far as the state shows. */
        Set<Object> key() {
            Set<Object> keys = new HashSet<>();
            for (RoundOutcome outcome : outcomes) {
                keys.add(List.of(outcome.fields(), waiting(outcome)));
            }
            return keys;
        }

        private static List<String> waiting(RoundOutcome outcome) {
            return outcome.waiting().stream()
                    .map(call -> call.call() + " " + call.site())
                    .toList();
        }
    }

    private final RoundRunner<?> rounds;
    private final int calls;
    private final int most;
    private final long deadline;
    private final Deque<Situation> open = new ArrayDeque<>();
    private final Set<Object> seen = new HashSet<>();
    private final List<CallRounds> found = new ArrayList<>();

    /**
     * @param calls how many calls there are
     * @param most how many uses are wanted
     * @param deadline by {@code System.nanoTime()}
     */
    public RoundEnumeration(RoundRunner<?> rounds, int calls, int most, long deadline) {
        this.rounds = rounds;
        this.calls = calls;
        this.most = most;
        this.deadline = deadline;
    }

    /** Shorter ones first. */
    public List<CallRounds> from(int instance) {
        add(new Situation(new CallRounds(instance, List.of()), rounds.start()));
        while (!open.isEmpty() && isWithinLimits()) {
            Situation situation = open.poll();
            follow(situation, situation.calls().rounds().size() <= THREE_AFTER);
        }
        return found;
    }

    /** Whether everything was listed, with at most two calls waiting before those at the same time. */
    public boolean isComplete() {
        return open.isEmpty() && isWithinLimits();
    }

    private boolean isWithinLimits() {
        return found.size() < most && System.nanoTime() < deadline;
    }

    private void add(Situation situation) {
        boolean isSmall = situation.outcomes().stream()
                .allMatch(outcome -> outcome.waiting().size() <= MAX_WAITING);
        if (isSmall && seen.add(situation.key())) {
            open.add(situation);
        }
    }

    private void follow(Situation situation, boolean isEarly) {
        for (int one = 0; one < calls && isWithinLimits(); one++) {
            List<RoundOutcome> alone = rounds.next(situation.outcomes(), List.of(one));
            if (!alone.isEmpty()) {
                add(new Situation(situation.calls().then(List.of(one)), alone));
            }
            for (int two = one; two < calls; two++) {
                tryTogether(situation, List.of(one, two));
                for (int three = two; isEarly && three < calls; three++) {
                    tryTogether(situation, List.of(one, two, three));
                }
            }
        }
    }

    private void tryTogether(Situation situation, List<Integer> together) {
        if (isWithinLimits() && rounds.canBeLegal(situation.outcomes(), together)) {
            found.add(situation.calls().then(together));
        }
    }

    /** The legal continuations of {@code use} by up to {@code more} calls in turn, shorter ones first. */
    public List<CallRounds> continuations(CallRounds use, int more) {
        List<RoundOutcome> outcomes = rounds.start();
        for (List<Integer> round : use.rounds()) {
            outcomes = rounds.next(outcomes, round);
            if (outcomes.isEmpty()) {
                return List.of();
            }
        }
        List<CallRounds> all = new ArrayList<>();
        List<Situation> last = List.of(new Situation(use, outcomes));
        for (int i = 0; i < more; i++) {
            List<Situation> next = new ArrayList<>();
            for (Situation situation : last) {
                for (int call = 0; call < calls && isWithinLimits(); call++) {
                    List<RoundOutcome> after = rounds.next(situation.outcomes(), List.of(call));
                    if (!after.isEmpty()) {
                        next.add(new Situation(situation.calls().then(List.of(call)), after));
                    }
                }
            }
            next.forEach(situation -> all.add(situation.calls()));
            last = next;
        }
        return all;
    }
}
