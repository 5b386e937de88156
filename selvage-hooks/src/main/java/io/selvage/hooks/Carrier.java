package io.selvage.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The platform thread that really runs the calling code, whatever {@code Thread.currentThread()} says. Needs {@code
 * java.lang} opened to this module before it is first used; where that did not happen, or where continuations do not
 * exist, it is the current thread.
 */
final class Carrier {
    private static final MethodHandle CARRIER = find();

    private Carrier() {}

    static Thread current() {
        try {
            return (Thread) CARRIER.invokeExact();
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MethodHandle find() {
        MethodType type = MethodType.methodType(Thread.class);
        MethodHandles.Lookup here = MethodHandles.lookup();
        try {
            MethodHandles.Lookup inside = MethodHandles.privateLookupIn(Thread.class, here);
            return inside.findStatic(Thread.class, "currentCarrierThread", type);
        } catch (ReflectiveOperationException closedOrOlder) {
            try {
                return here.findStatic(Thread.class, "currentThread", type);
            } catch (ReflectiveOperationException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }
}
