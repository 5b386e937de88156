package io.selvage.dependence;

/** Which steps depend on each other, be they of different executions. */
public final class Dependence {
    private final ObjectAliases aliases;

    /** @param aliases the names that are known to mean the same object; may grow */
    public Dependence(ObjectAliases aliases) {
        this.aliases = aliases;
    }

    /** Whether the order of the two steps matters; it always does for steps of one thread. */
    public boolean areDependent(SearchStep one, SearchStep other) {
        if (one.thread() == other.thread()
                || Access.dependsOnAnyStep(one.accesses(), other.thread(), other.accesses())
                || Access.dependsOnAnyStep(other.accesses(), one.thread(), one.accesses())) {
            return true;
        }
        for (long access : one.accesses()) {
            for (long against : other.accesses()) {
                if (Access.mayConflict(access, against)
                        && aliases.mayAlias(Access.name(access), Access.name(against))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether some execution equivalent to one that begins with {@code sequence} begins with {@code step}. */
    public boolean isWeakInitial(SearchStep step, SearchStep[] sequence) {
        for (SearchStep element : sequence) {
            if (element.thread() == step.thread()) {
                return element.isSameTransition(step);
            }
            if (areDependent(step, element)) {
                return false;
            }
        }
        return true;
    }
}
