package io.selvage.monitor;

import java.util.List;
import java.util.function.Function;

/** How much the endings of a round differ. */
enum Openness {
    /** Every call completes in the same round and answers the same, in every order. */
    NONE,
    /** Only which of several threads with the same call does so is open. */
    AMONG_EQUALS,
    ANY;

    /** {@code endings} is not empty. */
    static Openness of(List<Ending> endings) {
        boolean sameState = same(endings, Ending::fields)
                && same(
                        endings,
                        ending -> ending.waiting().stream()
                                .map(fate -> fate.call() + " " + fate.site())
                                .toList());
        if (!sameState) {
            return ANY;
        }
        if (same(endings, ending -> ending.fates().stream().map(Fate::seen).toList())) {
            return NONE;
        }
        return same(endings, Openness::byCall) ? AMONG_EQUALS : ANY;
    }

    private static List<String> byCall(Ending ending) {
        return ending.fates().stream()
                .map(fate -> fate.call() + " " + fate.seen())
                .sorted()
                .toList();
    }

    private static boolean same(List<Ending> endings, Function<Ending, Object> what) {
        Object first = what.apply(endings.get(0));
        return endings.stream().allMatch(ending -> what.apply(ending).equals(first));
    }
}
