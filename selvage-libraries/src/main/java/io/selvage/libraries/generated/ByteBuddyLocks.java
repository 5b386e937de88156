package io.selvage.libraries.generated;

import static net.bytebuddy.matcher.ElementMatchers.isDeclaredBy;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Callable;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.bind.annotation.RuntimeType;
import net.bytebuddy.implementation.bind.annotation.SuperCall;
import net.bytebuddy.implementation.bind.annotation.This;

/** Methods of a class made at run time call those above them within a lock. */
@Of(Library.BYTE_BUDDY)
@Expect(outputs = "2\n", proof = "dpor")
public final class ByteBuddyLocks {
    private ByteBuddyLocks() {}

    public static void main(String[] args) throws Exception {
        PlainCounter counter = make();
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }

    private static PlainCounter make() throws Exception {
        return new ByteBuddy()
                .subclass(PlainCounter.class)
                .method(isDeclaredBy(PlainCounter.class))
                .intercept(MethodDelegation.to(Interceptor.class))
                .make()
                .load(ByteBuddyLocks.class.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
                .getLoaded()
                .getDeclaredConstructor()
                .newInstance();
    }

    /** Called by the class that is made. */
    public static final class Interceptor {
        private Interceptor() {}

        @RuntimeType
        public static Object call(@SuperCall Callable<?> method, @This Object self) throws Exception {
            synchronized (self) {
                return method.call();
            }
        }
    }
}
