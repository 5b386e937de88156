package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A superclass calls a method in its constructor that keeps the object to itself. */
@Expect(
        outputs = {"absent\n", "9\n"},
        proof = "dpor")
public final class HookThatStaysHome {
    private static volatile Plugin known;

    private abstract static class Base {
        Base() {
            set();
        }

        abstract void set();
    }

    private static final class Plugin extends Base {
        private final int version;
        private int calls;

        Plugin(int version) {
            this.version = version;
        }

        @Override
        void set() {
            calls++;
        }
    }

    private static void look() {
        Plugin found = known;
        System.out.println(found == null ? "absent" : found.version * found.calls);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> known = new Plugin(9), HookThatStaysHome::look);
    }
}
