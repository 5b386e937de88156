package io.selvage.monitor.sequence;

import java.util.List;
import java.util.function.Function;

/** How much the endings of a round differ. */
enum OutcomeVariability {
    /** Every call completes in the same round and answers the same, in every order. */
    NONE,
    /** Only which of several threads with the same call does so is open. */
    AMONG_EQUALS,
    ANY;

    /** {@code endings} is not empty. */
    static OutcomeVariability of(List<RoundOutcome> endings) {
        boolean sameState = same(endings, RoundOutcome::fields)
                && same(
                        endings,
                        ending -> ending.waiting().stream()
                                .map(fate -> fate.call() + " " + fate.site())
                                .toList());
        if (!sameState) {
            return ANY;
        }
        if (same(
                endings,
                ending -> ending.fates().stream().map(CallOutcome::seen).toList())) {
            return NONE;
        }
        return same(endings, OutcomeVariability::byCall) ? AMONG_EQUALS : ANY;
    }

    private static List<String> byCall(RoundOutcome ending) {
        return ending.fates().stream()
                .map(fate -> fate.call() + " " + fate.seen())
                .sorted()
                .toList();
    }

    private static boolean same(List<RoundOutcome> endings, Function<RoundOutcome, Object> what) {
        Object first = what.apply(endings.get(0));
        return endings.stream().allMatch(ending -> what.apply(ending).equals(first));
    }
}
