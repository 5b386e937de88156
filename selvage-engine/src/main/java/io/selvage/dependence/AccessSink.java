package io.selvage.dependence;

/** Receives the accesses of an operation, one at a time ({@link FootprintRules}). */
public interface AccessSink {
    /** An access to a facet of an object; {@code variable} is 0 if that has but one location. */
    void access(Facet facet, int object, int variable, AccessMode mode);

    /**
     * An access to a facet that is of no object: {@link Facet#BUDGET}, {@link Facet#THREAD_STATE}, {@link Facet#JVM},
     * {@link Facet#LIVE_THREADS}.
     */
    void globalAccess(Facet facet, int variable, AccessMode mode);

    /**
     * The step was possible only after the thread {@code object} had ended, or left its pool; reads
     * {@link Facet#ENDED}.
     *
     * @param variable 0, or {@link FootprintRules#LEFT_POOL}
     */
    default void join(int object, int variable) {
        access(Facet.ENDED, object, variable, AccessMode.READ);
    }

    /** Reads a facet of an object as a whole. */
    default AccessSink read(Facet facet, int object) {
        access(facet, object, 0, AccessMode.READ);
        return this;
    }

    /** Writes a facet of an object as a whole. */
    default AccessSink write(Facet facet, int object) {
        access(facet, object, 0, AccessMode.WRITE);
        return this;
    }
}
