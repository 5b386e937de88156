package io.selvage.libraries.frameworks;

import dagger.internal.Provider;
import dagger.internal.SingleCheck;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask for what may be made more often. */
@Of(value = Library.DAGGER, says = "it is made twice")
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class DaggerChecksOnce {
    private DaggerChecksOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Provider<Integer> provider = SingleCheck.provider((Provider<Integer>) made::incrementAndGet);
        Threads.run(provider::get, provider::get);
        Check.that(made.get() == 1, "it is made twice");
        System.out.println(1);
    }
}
