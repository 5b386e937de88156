package io.selvage.libraries.reactive;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.LazyThreadSafetyMode;

/** Two threads ask for a lazy value that is made for one thread. */
@Of(Library.KOTLIN)
@Expect(outputs = "1\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class KotlinLazyUnsafe {
    private KotlinLazyUnsafe() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> lazy = LazyKt.lazy(LazyThreadSafetyMode.NONE, made::incrementAndGet);
        Threads.run(lazy::getValue, lazy::getValue);
        Check.that(made.get() == 1, "made twice");
        System.out.println(made.get());
    }
}
