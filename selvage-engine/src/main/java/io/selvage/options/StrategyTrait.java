package io.selvage.options;

/** What the rest of the tool must know of a strategy. */
public enum StrategyTrait {
    /** It samples from a seed and never comes to an end. */
    RANDOM,
    /** It explores everything up to a bound, then raises the bound. */
    BOUNDED,
    /** It leaves out executions because of what steps depend on: not exhaustive where dependencies cannot be seen. */
    PRUNES_BY_DEPENDENCE,
    /** An execution that it cuts would only have repeated another one, so that cuts leave nothing out. */
    CUTS_ONLY_REPEATS,
    /** It is complete only if one lock guards all accesses to each shared variable; violations are findings. */
    RELIES_ON_LOCK_DISCIPLINE,
    /** It relies on MLD' (Stoller): that is checked in all its executions, instead of Eraser's discipline. */
    CHECKS_MLD,
    /** It switches only where locks are released (ExitBlock). */
    SWITCHES_AT_RELEASES,
    /** Deadlocks are inferred from executions that do not show them, and tried out. */
    INFERS_DEADLOCKS
}
