package io.selvage.scheduler.jdk;

/**
 * A fact about classes, computed once for each. Belongs to one explorer, so that it can keep the latest answers where
 * they are found without the checks that a {@link ClassValue} makes on account of other threads.
 */
public abstract class ClassFacts<T> extends ClassValue<T> {
    private static final int SLOTS = 1 << 6;

    /** Classes that were asked for of late, each in the slot that its hash names, and the answers. */
    private final Class<?>[] types = new Class<?>[SLOTS];

    private final Object[] facts = new Object[SLOTS];

    @Override
    @SuppressWarnings("unchecked") // put there by the same method
    public final T get(Class<?> type) {
        int slot = System.identityHashCode(type) & SLOTS - 1;
        if (types[slot] != type) {
            facts[slot] = super.get(type);
            types[slot] = type;
        }
        return (T) facts[slot];
    }
}
