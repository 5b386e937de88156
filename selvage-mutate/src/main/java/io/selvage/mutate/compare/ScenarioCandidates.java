package io.selvage.mutate.compare;

import io.selvage.monitor.sequence.CallRounds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Scenarios that may show what a sequence of calls shows: the calls in turn, or some neighbours at the same time, where
 * one came between the wake-up of another and its return.
 */
final class ScenarioCandidates {
    private static final int MOST = 64;

    private ScenarioCandidates() {}

    /** Those with fewer calls at the same time come first. */
    static List<CallRounds> of(int instance, List<Integer> calls) {
        Set<CallRounds> candidates = new LinkedHashSet<>();
        candidates.add(CallRounds.inTurn(instance, calls));
        for (int together = 2; together <= calls.size(); together++) {
            for (int end = calls.size(); end >= together; end--) {
                List<List<Integer>> rounds = new ArrayList<>();
                calls.subList(0, end - together).forEach(call -> rounds.add(List.of(call)));
                rounds.add(calls.subList(end - together, end));
                calls.subList(end, calls.size()).forEach(call -> rounds.add(List.of(call)));
                candidates.add(new CallRounds(instance, rounds));
            }
        }
        return candidates.stream().limit(MOST).toList();
    }
}
