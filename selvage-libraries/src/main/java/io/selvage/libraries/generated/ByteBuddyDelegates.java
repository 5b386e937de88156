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

/** Methods of a class made at run time call those above them, and hold no lock. */
@Of(value = Library.BYTE_BUDDY, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class ByteBuddyDelegates {
    private ByteBuddyDelegates() {}

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
                .load(ByteBuddyDelegates.class.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
                .getLoaded()
                .getDeclaredConstructor()
                .newInstance();
    }

    /** Called by the class that is made. */
    public static final class Interceptor {
        private Interceptor() {}

        @RuntimeType
        public static Object call(@SuperCall Callable<?> method) throws Exception {
            return method.call();
        }
    }
}
