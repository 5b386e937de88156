package io.selvage.options;

import static io.selvage.options.StrategyTrait.BOUNDED;
import static io.selvage.options.StrategyTrait.CHECKS_MLD;
import static io.selvage.options.StrategyTrait.CUTS_ONLY_REPEATS;
import static io.selvage.options.StrategyTrait.INFERS_DEADLOCKS;
import static io.selvage.options.StrategyTrait.PRUNES_BY_DEPENDENCE;
import static io.selvage.options.StrategyTrait.RELIES_ON_LOCK_DISCIPLINE;
import static io.selvage.options.StrategyTrait.SWITCHES_AT_RELEASES;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The strategies there are, by the name a user gives, with their traits. What each of them is made of is in {@code
 * explore.search.StrategyFactory}, which does not compile without it.
 */
public enum StrategyName {
    AUTO("auto", "dpor; if it does not seem to end in time, random, pct, pos and surw too", PRUNES_BY_DEPENDENCE),
    DFS("dfs", "brute force: every scheduling point, every order"),
    EXITBLOCK(
            "exitblock",
            "switches only where a lock is released",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            SWITCHES_AT_RELEASES),
    EXITBLOCK_RW(
            "exitblock-rw",
            "exitblock, pruned by what blocks read and write",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            SWITCHES_AT_RELEASES),
    EXITBLOCK_DD(
            "exitblock-dd",
            "exitblock with deadlock detection",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            SWITCHES_AT_RELEASES,
            INFERS_DEADLOCKS),
    EXITBLOCK_RWDD(
            "exitblock-rwdd",
            "exitblock-rw with deadlock detection",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            SWITCHES_AT_RELEASES,
            INFERS_DEADLOCKS),
    SSS(
            "sss",
            "persistent sets and sleep sets",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            CHECKS_MLD),
    IF_SSS(
            "if-sss",
            "sss, invisible steps first",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            CHECKS_MLD),
    COMPOSED(
            "composed",
            "sss, a visible step and the invisible ones after it taken as one",
            PRUNES_BY_DEPENDENCE,
            CUTS_ONLY_REPEATS,
            RELIES_ON_LOCK_DISCIPLINE,
            CHECKS_MLD),
    DPOR("dpor", "one execution per Mazurkiewicz trace", PRUNES_BY_DEPENDENCE),
    LAPOR("lapor", "dpor, critical sections without conflict commute", PRUNES_BY_DEPENDENCE),
    RANDOM("random", "random walk", StrategyTrait.RANDOM),
    PCT("pct", "random priorities with a few change points", StrategyTrait.RANDOM),
    POS("pos", "random priorities per operation", StrategyTrait.RANDOM),
    SURW("surw", "selectively uniform random walk", StrategyTrait.RANDOM),
    DELAY("delay", "everything within a number of delays, then one more", BOUNDED),
    PREEMPT("preempt", "everything within a number of preemptions, then one more", BOUNDED);

    private final String text;
    private final String summary;
    private final Set<StrategyTrait> traits;

    StrategyName(String text, String summary, StrategyTrait... traits) {
        this.text = text;
        this.summary = summary;
        this.traits = EnumSet.noneOf(StrategyTrait.class);
        Collections.addAll(this.traits, traits);
    }

    public String text() {
        return text;
    }

    /** The search that begins, and that can come to an end: itself unless it is made of several. */
    public StrategyName leading() {
        return this == AUTO ? DPOR : this;
    }

    public String summary() {
        return summary;
    }

    public boolean has(StrategyTrait trait) {
        return traits.contains(trait);
    }
}
