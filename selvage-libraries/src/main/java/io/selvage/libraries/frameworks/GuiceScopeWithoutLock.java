package io.selvage.libraries.frameworks;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.Scope;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A scope of the program's own keeps what it made in a plain field. */
@Of(Library.GUICE)
@Expect(outputs = "done\n", finding = "DATA_RACE")
public final class GuiceScopeWithoutLock {
    private GuiceScopeWithoutLock() {}

    public static void main(String[] args) throws Exception {
        Provider<Object> provider = Object::new;
        Injector injector = Guice.createInjector(
                binder -> binder.bind(Object.class).toProvider(provider).in(new Keeping()));
        Threads.run(() -> injector.getInstance(Object.class), () -> injector.getInstance(Object.class));
        System.out.println("done");
    }

    private static final class Keeping implements Scope {
        private Object kept;

        @Override
        public <T> Provider<T> scope(Key<T> key, Provider<T> unscoped) {
            return () -> {
                if (kept == null) {
                    kept = unscoped.get();
                }
                @SuppressWarnings("unchecked")
                T same = (T) kept;
                return same;
            };
        }
    }
}
