package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.vavr.Lazy;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask for a lazy value, which is made once. */
@Of(Library.VAVR)
@Expect(outputs = "1\n", proof = "dpor")
public final class VavrLazyOnce {
    private VavrLazyOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> lazy = Lazy.of(made::incrementAndGet);
        Threads.run(lazy::get, lazy::get);
        System.out.println(made.get());
    }
}
