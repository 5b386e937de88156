package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A superclass calls a method in its constructor, by which a subclass registers itself. */
@Expect(
        outputs = {"absent\n", "0\n", "9\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class HookInSuperclass {
    private static final Map<String, Plugin> REGISTRY = new ConcurrentHashMap<>();

    private abstract static class Base {
        Base() {
            set();
        }

        abstract void set();
    }

    private static class Plugin extends Base {
        private final long version;

        Plugin(long version) {
            this.version = version;
        }

        @Override
        void set() {
            REGISTRY.put("plugin", this);
        }
    }

    private static void look() {
        Plugin found = REGISTRY.get("plugin");
        System.out.println(found == null ? "absent" : found.version);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new Plugin(9), HookInSuperclass::look);
    }
}
