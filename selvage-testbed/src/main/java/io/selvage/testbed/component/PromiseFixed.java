package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A promise that is looked at and changed under one lock, and calls back without it. */
@Expect(outputs = "called\n", proof = "dpor")
public final class PromiseFixed {
    private boolean kept;
    private Runnable callback;
    private volatile boolean called;

    private void then(Runnable next) {
        if (!left(next)) {
            next.run();
        }
    }

    private synchronized boolean left(Runnable next) {
        callback = next;
        return !kept;
    }

    private void keep() {
        Runnable next = settle();
        if (next != null) {
            next.run();
        }
    }

    private synchronized Runnable settle() {
        kept = true;
        return callback;
    }

    public static void main(String[] args) throws InterruptedException {
        PromiseFixed promise = new PromiseFixed();
        Threads.run(promise::keep, () -> promise.then(() -> promise.called = true));
        if (!promise.called) {
            throw new AssertionError("callback forgotten");
        }
        System.out.println("called");
    }
}
