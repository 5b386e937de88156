package io.selvage.monitor.sequence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Breadth-first search over sequences of calls whose outcomes vary no more than allowed between orders. */
final class CallSequenceSearch<M> {
    /** How many threads with the same call may wait, as more meet no further goal; one more if no other call waits. */
    private static final int MAX_WAITING = 2;

    /** Every call that can wait has waited in some sequence of that length. */
    private static final int MIN_LENGTH = 5;

    private static final int MAX_LENGTH = 12;
    private static final int MAX_PREFIXES = 1200;
    /** How many prefixes are kept for a goal; after the first ones some call may never complete. */
    private static final int MAX_PREFIXES_PER_GOAL = 8;

    /** {@code call} leads to a prefix with that key. */
    private record Step(int call, CallPrefix.Key to) {}

    private final RoundRunner<M> rounds;
    private final List<String> names;
    private final OutcomeVariability allowed;
    private final long deadline;
    private final Map<CallPrefix.Key, List<Step>> steps = new LinkedHashMap<>();
    private final Map<CoverageGoal, List<CallPrefix>> prefixesByGoal = new HashMap<>();
    private final Set<String> waitingCalls = new TreeSet<>();
    /** The calls after which no thread waits. */
    private final Map<CallPrefix.Key, List<Integer>> completions = new HashMap<>();

    private boolean exhaustive;
    private boolean timed;

    /** @param names the names of the calls */
    CallSequenceSearch(RoundRunner<M> rounds, List<String> names, OutcomeVariability allowed, long deadline) {
        this.rounds = rounds;
        this.names = names;
        this.allowed = allowed;
        this.deadline = deadline;
    }

    /**
     * Searches until everything is tried, a bound is reached, or {@code isEnough}, asked once for each length, is true.
     */
    CallSequenceSearch<M> run(Predicate<CallSequenceSearch<M>> isEnough) {
        Deque<CallPrefix> open = new ArrayDeque<>();
        CallPrefix start = CallPrefix.start(rounds);
        steps.put(start.key(), new ArrayList<>());
        open.add(start);
        int length = 0;
        boolean enough = false;
        while (!enough && !open.isEmpty() && isWithinLimits(open.peek())) {
            if (open.peek().calls().size() > length) {
                length = open.peek().calls().size();
                findCompletions();
                enough = length >= MIN_LENGTH && isEnough.test(this);
            }
            expand(open.poll(), open);
        }
        exhaustive = open.isEmpty() && !timed;
        findCompletions();
        return this;
    }

    private boolean isWithinLimits(CallPrefix next) {
        return steps.size() < MAX_PREFIXES && next.calls().size() < MAX_LENGTH && System.nanoTime() < deadline;
    }

    private void expand(CallPrefix from, Deque<CallPrefix> open) {
        for (int call = 0; call < names.size(); call++) {
            for (List<RoundOutcome> outcomes : followed(from, call)) {
                CallPrefix to = from.append(call, outcomes, names);
                recordGoals(to);
                steps.get(from.key()).add(new Step(call, to.key()));
                if (!steps.containsKey(to.key())) {
                    steps.put(to.key(), new ArrayList<>());
                    open.add(to);
                }
            }
        }
    }

    /** The outcomes of {@code call} that are followed; those that a script cannot distinguish are in one list. */
    private List<List<RoundOutcome>> followed(CallPrefix from, int call) {
        List<RoundOutcome> outcomes = rounds.next(from.outcomes(), List.of(call));
        timed |= outcomes.stream().anyMatch(RoundOutcome::timed);
        List<List<RoundOutcome>> followed = new ArrayList<>();
        if (!outcomes.isEmpty() && allowed == OutcomeVariability.ANY) {
            outcomes.forEach(outcome -> followed.add(List.of(outcome)));
        } else if (!outcomes.isEmpty() && OutcomeVariability.of(outcomes).compareTo(allowed) <= 0) {
            followed.add(outcomes);
        }
        followed.removeIf(CallSequenceSearch::hasTooManyWaiters);
        return followed;
    }

    private static boolean hasTooManyWaiters(List<RoundOutcome> outcomes) {
        Map<Integer, Integer> counts = new HashMap<>();
        outcomes.get(0).waiting().forEach(call -> counts.merge(call.call(), 1, Integer::sum));
        int most = counts.size() == 1 ? MAX_WAITING + 1 : MAX_WAITING;
        return counts.values().stream().anyMatch(count -> count > most);
    }

    private void recordGoals(CallPrefix prefix) {
        prefix.waiting().keySet().forEach(call -> waitingCalls.add(names.get(call)));
        for (CoverageGoal goal : prefix.met(names)) {
            List<CallPrefix> known = prefixesByGoal.computeIfAbsent(goal, key -> new ArrayList<>());
            if (known.size() < MAX_PREFIXES_PER_GOAL) {
                known.add(prefix);
            }
        }
    }

    /** Computes the completions, backwards from prefixes without waiting threads. */
    private void findCompletions() {
        completions.clear();
        steps.keySet().stream().filter(CallPrefix.Key::hasNoWaiters).forEach(key -> completions.put(key, List.of()));
        boolean grows = true;
        while (grows) {
            Map<CallPrefix.Key, List<Integer>> found = new LinkedHashMap<>();
            steps.forEach((from, its) -> {
                if (!completions.containsKey(from)) {
                    its.stream()
                            .filter(step -> completions.containsKey(step.to()))
                            .findFirst()
                            .ifPresent(step -> found.put(from, prepend(step.call(), completions.get(step.to()))));
                }
            });
            completions.putAll(found);
            grows = !found.isEmpty();
        }
    }

    private static List<Integer> prepend(int first, List<Integer> others) {
        List<Integer> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    /** Whether everything within the bounds was tried. Time-outs are not tried. */
    boolean isExhaustive() {
        return exhaustive;
    }

    /** The names of the calls that have waited. */
    Set<String> waitingCalls() {
        return waitingCalls;
    }

    boolean reaches(CoverageGoal goal) {
        return prefixesByGoal.containsKey(goal);
    }

    /** The shortest sequence that meets {@code goal} and after which no thread waits, run again from its beginning. */
    Optional<CallPrefix> shortest(CoverageGoal goal) {
        return prefixesByGoal.getOrDefault(goal, List.of()).stream()
                .filter(prefix -> completions.containsKey(prefix.key()))
                .map(prefix -> rerun(prefix.calls(), completions.get(prefix.key())))
                .flatMap(Optional::stream)
                .filter(end -> end.hasNoWaiters() && end.met(names).contains(goal))
                .findFirst();
    }

    /**
     * The sequence with its last two calls made at once; empty if they differ, or the outcome varies more than allowed.
     */
    Optional<CallPrefix> lastTwoAtOnce(CallPrefix sequence) {
        List<Integer> calls = sequence.calls();
        int size = calls.size();
        if (size < 2 || !calls.get(size - 1).equals(calls.get(size - 2))) {
            return Optional.empty();
        }
        return rerun(calls.subList(0, size - 2), List.of()).flatMap(before -> {
            List<RoundOutcome> outcomes = rounds.next(before.outcomes(), calls.subList(size - 2, size));
            boolean isClear =
                    !outcomes.isEmpty() && OutcomeVariability.of(outcomes).compareTo(allowed) <= 0;
            return isClear
                    ? Optional.of(before.appendTwice(calls.get(size - 1), outcomes, names))
                            .filter(CallPrefix::hasNoWaiters)
                    : Optional.empty();
        });
    }

    private Optional<CallPrefix> rerun(List<Integer> prefix, List<Integer> completion) {
        List<Integer> calls = new ArrayList<>(prefix);
        calls.addAll(completion);
        CallPrefix at = CallPrefix.start(rounds);
        for (int call : calls) {
            List<List<RoundOutcome>> outcomes = followed(at, call);
            if (outcomes.size() != 1) {
                return Optional.empty();
            }
            at = at.append(call, outcomes.get(0), names);
        }
        return Optional.of(at);
    }
}
