package io.selvage.bench.compared;

import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Made when first asked for, without a lock: made twice. */
public class LazyInit {
    final AtomicInteger made = new AtomicInteger();
    volatile Object instance;

    void get() {
        if (instance == null) {
            make();
        }
    }

    final void make() {
        made.incrementAndGet();
        instance = this;
    }

    static void check(LazyInit lazy) throws InterruptedException {
        Threads.run(lazy::get, lazy::get);
        Shared.require(lazy.made.get() == 1, "made twice");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new LazyInit()));
    }

    /** Checked again under the lock. */
    public static final class Fixed extends LazyInit {
        @Override
        void get() {
            if (instance == null) {
                synchronized (this) {
                    if (instance == null) {
                        make();
                    }
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
