package io.selvage.dependence;

/**
 * An access packed into a number: bit 0 whether it writes, then the {@link Facet}, the variable and the object's name
 * ({@link StableNames}). Within one execution an object goes by one name only, so that accesses of one execution can be
 * compared as they are; those of different executions need {@link Dependence}.
 */
public final class Access {
    private static final int FACET_BITS = 4;
    private static final int VARIABLE_SHIFT = 1 + FACET_BITS;
    private static final int NAME_SHIFT = VARIABLE_SHIFT + 32;
    /** How many bits a name may have. */
    static final int NAME_BITS = 64 - NAME_SHIFT;
    /** Facet and variable. */
    private static final long LOCATION_MASK = (1L << NAME_SHIFT) - 2;

    private Access() {}

    static long pack(Facet facet, int variable, int name, boolean writes) {
        return (long) name << NAME_SHIFT
                | (variable & 0xFFFF_FFFFL) << VARIABLE_SHIFT
                | (long) facet.ordinal() << 1
                | (writes ? 1 : 0);
    }

    /** Whether two footprints of one execution conflict. */
    public static boolean conflict(long[] some, long[] others) {
        for (long access : some) {
            for (long against : others) {
                if ((access ^ against) >>> 1 == 0 && ((access | against) & 1) != 0) {
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
                if ((access ^ against) >>> 1 == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a step with these accesses depends on every step of {@code thread}. */
    public static boolean dependsOnEveryStepOf(int thread, long[] accesses) {
        for (long access : accesses) {
            int facet = (int) (access >>> 1) & (1 << FACET_BITS) - 1;
            if (facet == Facet.JVM.ordinal() && writes(access)
                    || facet == Facet.THREAD_STATE.ordinal() && (int) (access >>> VARIABLE_SHIFT) == thread) {
                return true;
            }
        }
        return false;
    }

    /** Whether the two accesses conflict if their names mean the same object. */
    static boolean mayConflict(long one, long other) {
        return ((one ^ other) & LOCATION_MASK) == 0 && ((one | other) & 1) != 0;
    }

    public static boolean writes(long access) {
        return (access & 1) != 0;
    }

    static int name(long access) {
        return (int) (access >>> NAME_SHIFT);
    }

    public static Facet facet(long access) {
        return Facet.of((int) (access >>> 1) & (1 << FACET_BITS) - 1);
    }
}
