package io.selvage.monitor.sequence;

import java.util.List;
import java.util.function.Function;

/** How much the outcomes of a round differ between orders. */
enum OutcomeVariability {
    /** Not at all: every call completes in the same round with the same result. */
    NONE,
    /** Only in which of several threads with the same call completes when, and with which result. */
    AMONG_EQUALS,
    ANY;

    /** {@code outcomes} is not empty. */
    static OutcomeVariability of(List<RoundOutcome> outcomes) {
        boolean sameState = same(outcomes, RoundOutcome::fields)
                && same(
                        outcomes,
                        outcome -> outcome.waiting().stream()
                                .map(call -> call.call() + " " + call.site())
                                .toList());
        if (!sameState) {
            return ANY;
        }
        if (same(
                outcomes,
                outcome -> outcome.callOutcomes().stream().map(CallOutcome::observed).toList())) {
            return NONE;
        }
        return same(outcomes, OutcomeVariability::byCall) ? AMONG_EQUALS : ANY;
    }

    private static List<String> byCall(RoundOutcome outcome) {
        return outcome.callOutcomes().stream()
                .map(call -> call.call() + " " + call.observed())
                .sorted()
                .toList();
    }

    private static boolean same(List<RoundOutcome> outcomes, Function<RoundOutcome, Object> what) {
        Object first = what.apply(outcomes.get(0));
        return outcomes.stream().allMatch(outcome -> what.apply(outcome).equals(first));
    }
}
