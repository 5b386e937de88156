package io.selvage.dependence;

/** What of an object a step can reach; steps that reach different facets of an object do not mind each other. */
public final class Facet {
    /** Its lock and wait set. */
    public static final int LOCK = 0;
    /** One of its variables. */
    public static final int VARIABLE = 1;
    /** The object as a whole, by calls. */
    public static final int CALL = 2;
    /** A thread's park permit: parking writes it, giving it only reads, since it can be given twice in either order. */
    public static final int PERMIT = 3;
    /** A thread's interrupt flag. */
    public static final int FLAG = 4;
    /** Whether a thread has been started. */
    public static final int BIRTH = 5;
    /** Whether a thread has ended. */
    public static final int DEATH = 6;
    /** How often threads may still go on by a variant, its number being the variable; of no object. */
    public static final int BUDGET = 7;
    /** What a thread is about to do, the thread's number being the variable; of no object. Each of its steps writes it. */
    public static final int STATE = 8;
    /** Whether the JVM lives; of no object. Ending it writes this, and every other step reads it. */
    static final int LIFE = 9;

    private Facet() {}
}
