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

/** Tries sequences of calls, short ones first, up to some openness of what comes of them. */
final class CallSequenceSearch<M> {
    /** More threads with the same call waiting would meet no other goal; one more if nobody else waits, who finds several there. */
    private static final int MOST_WAITING = 2;

    /** By then, whatever can wait has waited. */
    private static final int SHORTEST = 5;

    private static final int LONGEST = 12;
    private static final int MOST_JUNCTIONS = 1200;
    /** So many ways to meet a goal are kept: the first ones may not lead to where everybody is done. */
    private static final int MOST_WAYS = 8;

    private record Step(int call, List<Object> to) {}

    private final RoundRunner<M> rounds;
    private final List<String> names;
    private final OutcomeVariability allowed;
    private final long deadline;
    private final Map<List<Object>, List<Step>> steps = new LinkedHashMap<>();
    private final Map<CoverageGoal, List<CallPrefix>> ways = new HashMap<>();
    private final Set<String> kinds = new TreeSet<>();
    private final Map<List<Object>, List<Integer>> home = new HashMap<>();
    private boolean whole;
    private boolean timed;

    /** @param names the names of the calls */
    CallSequenceSearch(RoundRunner<M> rounds, List<String> names, OutcomeVariability allowed, long deadline) {
        this.rounds = rounds;
        this.names = names;
        this.allowed = allowed;
        this.deadline = deadline;
    }

    /** Goes on until everything is tried, a bound is reached, or {@code isEnough} says so, which is asked once for each length. */
    CallSequenceSearch<M> run(Predicate<CallSequenceSearch<M>> isEnough) {
        Deque<CallPrefix> open = new ArrayDeque<>();
        CallPrefix start = CallPrefix.start(rounds);
        steps.put(start.key(), new ArrayList<>());
        open.add(start);
        int length = 0;
        boolean enough = false;
        while (!enough && !open.isEmpty() && goesOn(open.peek())) {
            if (open.peek().calls().size() > length) {
                length = open.peek().calls().size();
                findWaysHome();
                enough = length >= SHORTEST && isEnough.test(this);
            }
            expand(open.poll(), open);
        }
        whole = open.isEmpty() && !timed;
        findWaysHome();
        return this;
    }

    private boolean goesOn(CallPrefix next) {
        return steps.size() < MOST_JUNCTIONS && next.calls().size() < LONGEST && System.nanoTime() < deadline;
    }

    private void expand(CallPrefix from, Deque<CallPrefix> open) {
        for (int call = 0; call < names.size(); call++) {
            for (List<RoundOutcome> endings : outcomes(from, call)) {
                CallPrefix to = from.then(call, endings, names);
                note(to);
                steps.get(from.key()).add(new Step(call, to.key()));
                if (!steps.containsKey(to.key())) {
                    steps.put(to.key(), new ArrayList<>());
                    open.add(to);
                }
            }
        }
    }

    /** The endings that are followed, those that cannot be told apart by the script together. */
    private List<List<RoundOutcome>> outcomes(CallPrefix from, int call) {
        List<RoundOutcome> endings = rounds.next(from.endings(), call, 1);
        timed |= endings.stream().anyMatch(RoundOutcome::timed);
        List<List<RoundOutcome>> outcomes = new ArrayList<>();
        if (!endings.isEmpty() && allowed == OutcomeVariability.ANY) {
            endings.forEach(ending -> outcomes.add(List.of(ending)));
        } else if (!endings.isEmpty() && OutcomeVariability.of(endings).compareTo(allowed) <= 0) {
            outcomes.add(endings);
        }
        outcomes.removeIf(this::isCrowded);
        return outcomes;
    }

    private boolean isCrowded(List<RoundOutcome> endings) {
        Map<Integer, Integer> counts = new HashMap<>();
        endings.get(0).waiting().forEach(fate -> counts.merge(fate.call(), 1, Integer::sum));
        int most = counts.size() == 1 ? MOST_WAITING + 1 : MOST_WAITING;
        return counts.values().stream().anyMatch(count -> count > most);
    }

    private void note(CallPrefix junction) {
        junction.waiting().keySet().forEach(call -> kinds.add(names.get(call)));
        for (CoverageGoal goal : junction.met(names)) {
            List<CallPrefix> known = ways.computeIfAbsent(goal, key -> new ArrayList<>());
            if (known.size() < MOST_WAYS) {
                known.add(junction);
            }
        }
    }

    /** Backwards from where nobody waits: the calls after which everybody is done. */
    private void findWaysHome() {
        home.clear();
        steps.keySet().stream().filter(CallSequenceSearch::isQuiet).forEach(key -> home.put(key, List.of()));
        boolean grows = true;
        while (grows) {
            Map<List<Object>, List<Integer>> found = new LinkedHashMap<>();
            steps.forEach((from, its) -> {
                if (!home.containsKey(from)) {
                    its.stream()
                            .filter(step -> home.containsKey(step.to()))
                            .findFirst()
                            .ifPresent(step -> found.put(from, prepend(step.call(), home.get(step.to()))));
                }
            });
            home.putAll(found);
            grows = !found.isEmpty();
        }
    }

    private static boolean isQuiet(List<Object> key) {
        return ((List<?>) key.get(1)).isEmpty();
    }

    private static List<Integer> prepend(int first, List<Integer> others) {
        List<Integer> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    /** Whether everything within the bounds was tried; time-outs never are. */
    boolean isWhole() {
        return whole;
    }

    /** The calls that were seen to wait. */
    Set<String> kinds() {
        return kinds;
    }

    boolean reaches(CoverageGoal goal) {
        return ways.containsKey(goal);
    }

    /** The shortest course that meets {@code goal} and after which nobody waits, made once more from its beginning. */
    Optional<CallPrefix> course(CoverageGoal goal) {
        return ways.getOrDefault(goal, List.of()).stream()
                .filter(way -> home.containsKey(way.key()))
                .map(way -> again(way.calls(), home.get(way.key())))
                .flatMap(Optional::stream)
                .filter(end -> end.isQuiet() && end.met(names).contains(goal))
                .findFirst();
    }

    /** The same course with its last two calls, which must be equal, made at once; empty if the outcome is not the same in every order. */
    Optional<CallPrefix> rush(CallPrefix course) {
        List<Integer> calls = course.calls();
        int size = calls.size();
        if (size < 2 || !calls.get(size - 1).equals(calls.get(size - 2))) {
            return Optional.empty();
        }
        return again(calls.subList(0, size - 2), List.of()).flatMap(before -> {
            List<RoundOutcome> endings = rounds.next(before.endings(), calls.get(size - 1), 2);
            boolean isClear =
                    !endings.isEmpty() && OutcomeVariability.of(endings).compareTo(allowed) <= 0;
            return isClear
                    ? Optional.of(before.thenAtOnce(calls.get(size - 1), endings, names))
                            .filter(CallPrefix::isQuiet)
                    : Optional.empty();
        });
    }

    private Optional<CallPrefix> again(List<Integer> there, List<Integer> back) {
        List<Integer> calls = new ArrayList<>(there);
        calls.addAll(back);
        CallPrefix at = CallPrefix.start(rounds);
        for (int call : calls) {
            List<List<RoundOutcome>> outcomes = outcomes(at, call);
            if (outcomes.size() != 1) {
                return Optional.empty();
            }
            at = at.then(call, outcomes.get(0), names);
        }
        return Optional.of(at);
    }
}
