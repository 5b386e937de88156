package io.selvage.dependence;

/**
 * An access packed into a number: its {@link AccessMode}, then the {@link Facet}, the variable and the object's name
 * ({@link StableNames}). Within one execution an object goes by one name only, so that accesses of one execution can be
 * compared as they are; those of different executions need {@link Dependence}.
 */
public final class Access {
    private static final int FACET_BITS = 4;
    private static final int VARIABLE_SHIFT = AccessMode.BITS + FACET_BITS;
    private static final int NAME_SHIFT = VARIABLE_SHIFT + 32;
    /** How many bits a name may have. */
    static final int NAME_BITS = 64 - NAME_SHIFT;
    /** Facet and variable. */
    private static final long LOCATION_MASK = (1L << NAME_SHIFT) - 1 - AccessMode.MASK;

    private Access() {}

    static long pack(Facet facet, int variable, int name, AccessMode mode) {
        return (long) name << NAME_SHIFT
                | (variable & 0xFFFF_FFFFL) << VARIABLE_SHIFT
                | (long) facet.ordinal() << AccessMode.BITS
                | mode.bits();
    }

    /** Whether two footprints of one execution conflict. */
    public static boolean conflict(long[] some, long[] others) {
        for (long access : some) {
            for (long against : others) {
                if ((access ^ against) >>> AccessMode.BITS == 0 && AccessMode.conflict(access, against)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two footprints of one execution have a location in common. */
    public static boolean overlap(long[] some, long[] others) {
        for (long access : some) {
            for (long against : others) {
                if ((access ^ against) >>> AccessMode.BITS == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether a step with these accesses depends on a step of {@code thread} for what every step does, whatever
     * {@code others} it accesses.
     */
    public static boolean dependsOnAnyStep(long[] accesses, int thread, long[] others) {
        for (long access : accesses) {
            int facet = (int) (access >>> AccessMode.BITS) & (1 << FACET_BITS) - 1;
            if (facet == Facet.JVM.ordinal() && writes(access) && (variable(access) == 0 || !isEnd(others))
                    || facet == Facet.THREAD_STATE.ordinal() && variable(access) == thread) {
                return true;
            }
        }
        return false;
    }

    /** Whether the JVM ends with the step that has these accesses: it is the last one. */
    public static boolean endsJvm(long[] accesses) {
        for (long access : accesses) {
            if (facet(access) == Facet.JVM && variable(access) == FootprintRules.HALTED && writes(access)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a thread ends with the step that has these accesses, or leaves its pool. */
    private static boolean isEnd(long[] accesses) {
        for (long access : accesses) {
            if (facet(access) == Facet.ENDED && writes(access)) {
                return true;
            }
        }
        return false;
    }

    private static int variable(long access) {
        return (int) (access >>> VARIABLE_SHIFT);
    }

    /** Whether the two accesses conflict if their names mean the same object. */
    static boolean mayConflict(long one, long other) {
        return ((one ^ other) & LOCATION_MASK) == 0 && AccessMode.conflict(one, other);
    }

    public static AccessMode mode(long access) {
        return AccessMode.ofBits(access);
    }

    public static boolean writes(long access) {
        return mode(access) == AccessMode.WRITE;
    }

    /** Whether others can see that it happened. */
    public static boolean changes(long access) {
        return mode(access).changes();
    }

    static int name(long access) {
        return (int) (access >>> NAME_SHIFT);
    }

    public static Facet facet(long access) {
        return Facet.of((int) (access >>> AccessMode.BITS) & (1 << FACET_BITS) - 1);
    }
}
