package io.selvage.dependence;

/** Receives the accesses of an operation, one at a time ({@link FootprintRules}). */
public interface AccessSink {
    /** An access to a facet of an object; {@code variable} is 0 except for {@link Facet#VARIABLE}. */
    void access(Facet facet, int object, int variable, boolean writes);

    /**
     * An access to a facet that is of no object: {@link Facet#BUDGET}, {@link Facet#THREAD_STATE}, {@link Facet#JVM},
     * {@link Facet#LIVE_THREADS}.
     */
    void globalAccess(Facet facet, int variable, boolean writes);

    /**
     * A call on an object.
     *
     * @param ends the ends of the object that the call concerns; see {@link FootprintRules#BOTH_ENDS}
     */
    default void call(int object, int ends, boolean writes) {
        access(Facet.CALL, object, 0, writes);
    }

    /** The step was possible only after the thread {@code object} had ended; reads {@link Facet#ENDED}. */
    default void join(int object) {
        access(Facet.ENDED, object, 0, false);
    }

    /** Reads a facet of an object as a whole. */
    default AccessSink read(Facet facet, int object) {
        access(facet, object, 0, false);
        return this;
    }

    /** Writes a facet of an object as a whole. */
    default AccessSink write(Facet facet, int object) {
        access(facet, object, 0, true);
        return this;
    }
}
