package io.selvage.libraries.frameworks;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provider;
import com.google.inject.Scopes;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask for a singleton, which is made once. */
@Of(Library.GUICE)
@Expect(outputs = "1\n", proof = "dpor")
public final class GuiceMakesOneSingleton {
    private GuiceMakesOneSingleton() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Provider<Object> provider = () -> "made " + made.incrementAndGet();
        Injector injector = Guice.createInjector(
                binder -> binder.bind(Object.class).toProvider(provider).in(Scopes.SINGLETON));
        Threads.run(() -> injector.getInstance(Object.class), () -> injector.getInstance(Object.class));
        System.out.println(made.get());
    }
}
