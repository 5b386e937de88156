package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Lazy;
import kotlin.LazyKt;

/** Two threads ask for a lazy value, which is made once. */
@Of(Library.KOTLIN)
@Expect(outputs = "1\n", proof = "dpor")
public final class KotlinLazyOnce {
    private KotlinLazyOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> lazy = LazyKt.lazy(made::incrementAndGet);
        Threads.run(lazy::getValue, lazy::getValue);
        System.out.println(made.get());
    }
}
