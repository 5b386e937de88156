package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A promise that is kept just when somebody has found it open and leaves a callback: nobody calls back. */
@Expect(outputs = "called\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", proof = "dpor")
public final class Promise {
    private volatile boolean kept;
    private volatile Runnable callback;
    private volatile boolean called;

    private void then(Runnable next) {
        if (kept) {
            next.run();
        } else {
            callback = next;
        }
    }

    private void keep() {
        kept = true;
        if (callback != null) {
            callback.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Promise promise = new Promise();
        Threads.run(promise::keep, () -> promise.then(() -> promise.called = true));
        if (!promise.called) {
            throw new AssertionError("callback forgotten");
        }
        System.out.println("called");
    }
}
