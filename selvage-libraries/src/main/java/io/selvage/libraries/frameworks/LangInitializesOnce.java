package io.selvage.libraries.frameworks;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.LazyInitializer;

/** Two threads ask for a lazy value, which is made once. */
@Of(Library.LANG3)
@Expect(outputs = "1\n", proof = "dpor")
public final class LangInitializesOnce {
    private LangInitializesOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        LazyInitializer<Integer> lazy = LazyInitializer.<Integer>builder()
                .setInitializer(made::incrementAndGet)
                .get();
        Threads.run(lazy::get, lazy::get);
        System.out.println(made.get());
    }
}
