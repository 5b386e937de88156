package io.selvage.strategy.selective;

/** What of an object a transition can reach; transitions that reach different facets do not mind each other. */
final class SelectiveFacet {
    /** Who holds its lock. */
    static final int OWNER = 0;
    /** Its wait set, apart from the lock: whoever waits or notifies holds that, whoever gives up waiting does not. */
    static final int WAITERS = 1;
    /** One of its variables. */
    static final int VARIABLE = 2;
    /** The object as a whole, by calls. */
    static final int CALL = 3;
    /** A thread's park permit: parking writes it, giving it only reads, since it can be given twice in either order. */
    static final int PERMIT = 4;
    /** A thread's interrupt flag. */
    static final int FLAG = 5;
    /** Whether a thread has been started. */
    static final int BIRTH = 6;
    /** Whether a thread has ended. */
    static final int DEATH = 7;
    /** How often threads may still go on by a variant, its number being the variable; of no object. */
    static final int BUDGET = 8;

    /** What a thread is about to do, its number being the variable; of no object. Each of its steps writes it. */
    static final int STATE = 9;
    /** Whether the JVM lives; of no object. Ending it writes this, and every other step reads it. */
    static final int LIFE = 10;

    private SelectiveFacet() {}
}
