package io.selvage.explore.search;

import io.selvage.options.StrategyName;

/** How a search is divided into parts that know nothing of one another. */
public enum Division {
    /** By the numbers of its executions. */
    NUMBERS,
    /** By subtrees. */
    TREES,
    /** Not at all: what such a search does depends on all that it has done before. */
    NONE;

    public static Division of(StrategyName strategy) {
        return switch (strategy) {
            case RANDOM, PCT, POS, SURW -> NUMBERS;
            case DFS, PREEMPT, DELAY -> TREES;
            case AUTO, DPOR, LAPOR, SSS, IF_SSS, COMPOSED, EXITBLOCK, EXITBLOCK_RW, EXITBLOCK_DD, EXITBLOCK_RWDD ->
                NONE;
        };
    }
}
