package io.selvage.sync;

/** The state of objects of one class of the JDK that calls can wait for ({@link io.selvage.model.Guard}). */
public interface Waitable {
    /** The level of {@code object}: its holds, permits or elements, or 1 if it is done. Cannot block. */
    int level(Object object);

    /** Whether {@code thread} holds {@code object}, so that it need not wait for it. */
    default boolean isHeldBy(Object object, Object thread) {
        return false;
    }

    /** Whether a call with {@code guard} that goes on now changes {@code object}. */
    default boolean isChangedBy(Object object, int guard) {
        return true;
    }

    /** Whether a call that waits for {@code object} gives up after some time, of which nobody can tell how long. */
    default boolean expires(Object object) {
        return false;
    }
}
