package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Selects few call sequences that meet many goals, preferably sequences with a single outcome. */
final class CallSequenceSelection<M> {
    private final RoundRunner<M> rounds;
    private final List<String> names;
    private final long deadline;
    /** The names of the calls that have waited. */
    private final Set<String> waitingCalls = new TreeSet<>();

    private final Map<CoverageGoal, CallPrefix> sequences = new HashMap<>();
    private final Set<CoverageGoal> reached = new HashSet<>();
    /** Selected sequences with their last two calls made at once. */
    private final List<CallPrefix> lastTwoAtOnce = new ArrayList<>();

    private boolean exhaustive = true;

    CallSequenceSelection(RoundRunner<M> rounds, List<String> names, long deadline) {
        this.rounds = rounds;
        this.names = names;
        this.deadline = deadline;
    }

    CallSequenceSelection<M> make() {
        for (OutcomeVariability variability : List.of(OutcomeVariability.NONE, OutcomeVariability.AMONG_EQUALS)) {
            if (variability == OutcomeVariability.NONE || !withoutSequence().isEmpty()) {
                hasAllSequences(search(variability).run(this::hasAllSequences));
            }
        }
        if (!withoutSequence().isEmpty()) {
            CallSequenceSearch<M> last = search(OutcomeVariability.ANY).run(this::reachesAll);
            exhaustive = reachesAll(last) || last.isExhaustive();
        }
        findLastTwoAtOnce();
        return this;
    }

    private void findLastTwoAtOnce() {
        CallSequenceSearch<M> search = search(OutcomeVariability.AMONG_EQUALS);
        Set<CoverageGoal> met = new HashSet<>();
        for (CallPrefix end : selected()) {
            search.lastTwoAtOnce(end).filter(atOnce -> met.addAll(atOnce(atOnce))).ifPresent(lastTwoAtOnce::add);
        }
    }

    private List<CoverageGoal> atOnce(CallPrefix end) {
        return end.met(names).stream().filter(CoverageGoal::atOnce).toList();
    }

    private CallSequenceSearch<M> search(OutcomeVariability variability) {
        return new CallSequenceSearch<>(rounds, names, variability, deadline);
    }

    private boolean hasAllSequences(CallSequenceSearch<M> soFar) {
        waitingCalls.addAll(soFar.waitingCalls());
        withoutSequence().forEach(goal -> soFar.shortest(goal).ifPresent(end -> sequences.put(goal, end)));
        return withoutSequence().isEmpty();
    }

    private boolean reachesAll(CallSequenceSearch<M> soFar) {
        waitingCalls.addAll(soFar.waitingCalls());
        withoutSequence().stream().filter(soFar::reaches).forEach(reached::add);
        return reached.containsAll(withoutSequence());
    }

    private List<CoverageGoal> all() {
        return CoverageGoal.all(names, waitingCalls);
    }

    private List<CoverageGoal> withoutSequence() {
        return all().stream().filter(goal -> !sequences.containsKey(goal)).toList();
    }

    /** The selected sequences, short ones first. */
    List<CallPrefix> ends() {
        List<CallPrefix> ends = new ArrayList<>(selected());
        ends.addAll(lastTwoAtOnce);
        return ends;
    }

    private List<CallPrefix> selected() {
        List<CallPrefix> chosen = new ArrayList<>();
        Set<CoverageGoal> left = new HashSet<>(sequences.keySet());
        sequences.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> all().indexOf(entry.getKey())))
                .map(Map.Entry::getValue)
                .sorted(Comparator.comparingInt(end -> -end.calls().size()))
                .forEach(end -> {
                    if (left.removeAll(end.met(names))) {
                        chosen.add(end);
                    }
                });
        chosen.sort(Comparator.comparingInt(end -> end.calls().size()));
        return chosen;
    }

    List<CoverageGoal> met() {
        List<CoverageGoal> met = new ArrayList<>(all());
        met.retainAll(sequences.keySet());
        lastTwoAtOnce.stream().flatMap(end -> atOnce(end).stream()).distinct().forEach(met::add);
        return met;
    }

    /** Goals that are met in some orders only, or by no sequence that completes. */
    List<CoverageGoal> open() {
        return withoutSequence().stream().filter(reached::contains).toList();
    }

    List<CoverageGoal> unmet() {
        return withoutSequence().stream().filter(goal -> !reached.contains(goal)).toList();
    }

    /** Whether the search for unmet goals tried everything within the bounds. */
    boolean isExhaustive() {
        return exhaustive;
    }
}
