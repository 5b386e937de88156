package io.selvage.options;

/** The strategies there are, by the name a user gives. */
public enum StrategyName {
    DFS("dfs", "brute force: every scheduling point, every order", Search.SYSTEMATIC, Trust.NOTHING),
    EXITBLOCK("exitblock", "switches only where a lock is released", Search.SYSTEMATIC, Trust.DISCIPLINE),
    EXITBLOCK_RW(
            "exitblock-rw", "exitblock, pruned by what blocks read and write", Search.SYSTEMATIC, Trust.DISCIPLINE),
    EXITBLOCK_DD("exitblock-dd", "exitblock with deadlock detection", Search.SYSTEMATIC, Trust.DISCIPLINE),
    EXITBLOCK_RWDD("exitblock-rwdd", "exitblock-rw with deadlock detection", Search.SYSTEMATIC, Trust.DISCIPLINE),
    SSS("sss", "persistent sets and sleep sets", Search.SYSTEMATIC, Trust.DISCIPLINE),
    IF_SSS("if-sss", "sss, invisible steps first", Search.SYSTEMATIC, Trust.DISCIPLINE),
    COMPOSED(
            "composed",
            "sss, a visible step and the invisible ones after it taken as one",
            Search.SYSTEMATIC,
            Trust.DISCIPLINE),
    DPOR("dpor", "one execution per Mazurkiewicz trace", Search.SYSTEMATIC, Trust.NOTHING),
    LAPOR("lapor", "dpor, critical sections without conflict commute", Search.SYSTEMATIC, Trust.NOTHING),
    RANDOM("random", "random walk", Search.RANDOM, Trust.NOTHING),
    PCT("pct", "random priorities with a few change points", Search.RANDOM, Trust.NOTHING),
    POS("pos", "random priorities per operation", Search.RANDOM, Trust.NOTHING),
    SURW("surw", "selectively uniform random walk", Search.RANDOM, Trust.NOTHING),
    DELAY("delay", "everything within a number of delays, then one more", Search.SYSTEMATIC, Trust.NOTHING),
    PREEMPT("preempt", "everything within a number of preemptions, then one more", Search.SYSTEMATIC, Trust.NOTHING);

    private enum Search {
        SYSTEMATIC,
        RANDOM
    }

    private enum Trust {
        NOTHING,
        DISCIPLINE
    }

    private final String text;
    private final String summary;
    private final Search search;
    private final Trust trust;

    StrategyName(String text, String summary, Search search, Trust trust) {
        this.text = text;
        this.summary = summary;
        this.search = search;
        this.trust = trust;
    }

    public String text() {
        return text;
    }

    public String summary() {
        return summary;
    }

    /** Whether the seed matters to it. */
    public boolean isRandom() {
        return search == Search.RANDOM;
    }

    /** Whether it leaves out executions on the ground of what steps depend on. */
    public boolean reduces() {
        return this == DPOR || this == LAPOR || checksDiscipline() || switchesAtReleases();
    }

    /** Whether an execution that it cuts would only have repeated another one. */
    public boolean cutsRepeats() {
        return checksDiscipline() || switchesAtReleases();
    }

    /** Whether MLD' is checked in all its executions. */
    public boolean checksDiscipline() {
        return this == SSS || this == IF_SSS || this == COMPOSED;
    }

    /** Whether it is one of the ExitBlock searches. */
    public boolean switchesAtReleases() {
        return this == EXITBLOCK || this == EXITBLOCK_RW || infersDeadlocks();
    }

    /** Whether deadlocks are inferred from executions that do not show them. */
    public boolean infersDeadlocks() {
        return this == EXITBLOCK_DD || this == EXITBLOCK_RWDD;
    }

    /** Whether it goes by what critical sections do, and has to know where that cannot be seen. */
    public boolean looksIntoSections() {
        return switch (this) {
            case LAPOR, COMPOSED, EXITBLOCK_RW, EXITBLOCK_RWDD -> true;
            default -> false;
        };
    }

    /** Whether it is complete only if one lock guards all accesses to each shared variable. */
    public boolean reliesOnDiscipline() {
        return trust == Trust.DISCIPLINE;
    }
}
