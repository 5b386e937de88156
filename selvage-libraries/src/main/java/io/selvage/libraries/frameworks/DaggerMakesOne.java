package io.selvage.libraries.frameworks;

import dagger.internal.DoubleCheck;
import dagger.internal.Provider;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask for what is made once, behind a double check. */
@Of(Library.DAGGER)
@Expect(outputs = "1\n", proof = "dpor")
public final class DaggerMakesOne {
    private DaggerMakesOne() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Provider<Integer> provider = DoubleCheck.provider((Provider<Integer>) made::incrementAndGet);
        Threads.run(provider::get, provider::get);
        System.out.println(made.get());
    }
}
