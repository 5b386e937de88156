package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.List;

/**
 * Calls, each by a thread of its own: round by round, those of one round at the same time. A round ends when every
 * thread has completed its call or waits.
 *
 * @param instance the number of the starting point, from 0
 * @param rounds the numbers of the calls; no round is empty
 */
public record CallRounds(int instance, List<List<Integer>> rounds) {
    public CallRounds {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /** One call after the other. */
    public static CallRounds inTurn(int instance, List<Integer> calls) {
        return new CallRounds(instance, calls.stream().map(List::of).toList());
    }

    /** With one more round. */
    public CallRounds then(List<Integer> calls) {
        List<List<Integer>> all = new ArrayList<>(rounds);
        all.add(calls);
        return new CallRounds(instance, all);
    }

    /** All calls, in their order. */
    public List<Integer> calls() {
        return rounds.stream().flatMap(List::stream).toList();
    }
}
