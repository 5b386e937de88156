package io.selvage.script.driver;

import io.selvage.hooks.HookThread;
import java.util.function.Supplier;

/** Does something that is no step of the program: nobody else goes on meanwhile, and nobody is asked. */
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
