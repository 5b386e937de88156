package io.selvage.model;

/**
 * A question with several possible answers. Alternatives are numbered from 0; there is always at least one. A view:
 * valid only during the call that hands it over.
 */
public interface Choice {
    /** What is open. */
    enum Kind {
        /**
         * Which thread takes the next step, and by which variant. The thread that ran last comes first if it is
         * enabled, then the others that can, by age; then what only a time-out, chance or an interrupt from outside
         * would end.
         */
        THREAD,
        /** Which waiter a {@code notify} wakes; by how long they have waited, longest first. */
        WAITER,
        /** Which value a source of randomness gives; the alternatives have no thread. */
        VALUE
    }

    Kind kind();

    int count();

    /** The thread of an alternative, by a number that is stable within a search. */
    int thread(int alternative);

    Variant variant(int alternative);

    /** What that thread is about to do. */
    Operation operation(int alternative);

    /** True if alternative 0 is the thread that ran last: picking another one preempts it. */
    boolean continues();

    /** How many steps this execution has taken so far. */
    int step();

    /** What has been committed so far; the same object in every choice of an execution, and growing. */
    Trace soFar();
}
