package io.selvage.script.driver;

import io.selvage.hooks.HookThread;
import java.util.function.Supplier;

/** Runs code that is no step of the program: no scheduling points, no events. */
final class Uncontrolled {
    private Uncontrolled() {}

    static <T> T call(Supplier<T> body) {
        HookThread below = HookThread.below();
        if (below == null) {
            return body.get();
        }
        below.inert++;
        try {
            return body.get();
        } finally {
            below.inert--;
        }
    }
}
