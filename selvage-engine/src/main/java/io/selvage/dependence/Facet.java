package io.selvage.dependence;

/** What of an object a step can reach; steps that reach different facets of an object do not mind each other. */
final class Facet {
    /** Its lock and wait set. */
    static final int LOCK = 0;
    /** One of its variables. */
    static final int VARIABLE = 1;
    /** The object as a whole, by calls. */
    static final int CALL = 2;
    /** A thread's park permit: parking writes it, giving it only reads, since it can be given twice in either order. */
    static final int PERMIT = 3;
    /** A thread's interrupt flag. */
    static final int FLAG = 4;
    /** Whether a thread has been started. */
    static final int BIRTH = 5;
    /** Whether a thread has ended. */
    static final int DEATH = 6;
    /** How often threads may still go on by a variant, its number being the variable; of no object. */
    static final int BUDGET = 7;
    /** What a thread is about to do, the thread's number being the variable; of no object. Each of its steps writes it. */
    static final int STATE = 8;
    /** Whether the JVM lives; of no object. Ending it writes this, and every other step reads it. */
    static final int LIFE = 9;

    private Facet() {}
}
