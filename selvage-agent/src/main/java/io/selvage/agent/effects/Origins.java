package io.selvage.agent.effects;

/**
 * Where an object may come from, as a set of bits. No bit at all: a value that never changes, or null. A parameter has
 * three: the object itself, what it reaches over fields and arrays of concrete types (its inner parts), and what it
 * reaches over a field or an array of an interface type or of {@code Object} (things that others may hold, too).
 * Parameter 0 is the receiver, argument {@code i} is parameter {@code i + 1}, in static methods as well.
 */
final class Origins {
    /** Made by the method itself, or confined to the thread. */
    static final long FRESH = 1;
    /** A static variable, or reached from one. */
    static final long STATIC = 2;
    /** Nobody knows. */
    static final long ANY = 4;
    /** A view or an iterator that a call of unknown code made: new as well, but it holds what it was made from. */
    static final long VIEW = 8;
    /** The thread itself: its own variables are nobody else's, but what they refer to may be shared. */
    static final long OWN = 1L << 61;
    /** Handed in by whoever calls a function object: the caller accounts for reads of it. */
    static final long LENT = 1L << 63;

    static final int PARAMETERS = 19;

    private static final int FIRST = 4;
    private static final long SELVES = selves();
    private static final long INNERS = SELVES << 1;
    private static final long FOREIGNS = SELVES << 2;
    private static final long UNSTRUCTURED = FRESH | VIEW | STATIC | ANY | LENT;

    private Origins() {}

    private static long selves() {
        long all = 0;
        for (int p = 0; p < PARAMETERS; p++) {
            all |= self(p);
        }
        return all;
    }

    static long self(int parameter) {
        return parameter < PARAMETERS ? 1L << FIRST + 3 * parameter : ANY;
    }

    static long inner(int parameter) {
        return parameter < PARAMETERS ? self(parameter) << 1 : ANY;
    }

    static long foreign(int parameter) {
        return parameter < PARAMETERS ? self(parameter) << 2 : ANY;
    }

    /** Everything that belongs to no parameter. */
    static long unstructured(long origins) {
        return origins & (UNSTRUCTURED | OWN);
    }

    /** Whether an object may be an argument, or found in something that the program may have made. */
    static boolean isGiven(long origins) {
        return (origins & (SELVES | FOREIGNS | INNERS & ~inner(0)) & ~self(0)) != 0;
    }

    /** The parameter and all that it reaches. */
    static long whole(int parameter) {
        return self(parameter) | inner(parameter) | foreign(parameter);
    }

    /** What is found in a variable of a concrete type of these objects. */
    static long oneStepInner(long origins) {
        return origins & (UNSTRUCTURED | INNERS | FOREIGNS) | (origins & SELVES) << 1 | ownStep(origins);
    }

    /** What is found in a variable of an interface type, or of type {@code Object}, of these objects. */
    static long oneStepForeign(long origins) {
        return origins & (UNSTRUCTURED | FOREIGNS)
                | (origins & INNERS) << 1
                | (origins & SELVES) << 2
                | ownStep(origins);
    }

    private static long ownStep(long origins) {
        return (origins & OWN) != 0 ? STATIC : 0;
    }

    /** Everything that belongs to the parameters named, for locks held on them. */
    static long guardedBy(long origins) {
        long guarded = origins & STATIC;
        for (int p = 0; p < PARAMETERS; p++) {
            if ((origins & whole(p)) != 0) {
                guarded |= whole(p);
            }
        }
        // a lock that may be one of several orders nothing
        return Long.bitCount(guarded) > 3 || (origins & (ANY | LENT | OWN)) != 0 ? 0 : guarded;
    }
}
