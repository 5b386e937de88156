package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Proxy;

/** A proxy of an interface that is not public, which the JDK makes in the package of the interface. */
@Expect(outputs = "2 true\n", proof = "dpor")
public final class ProxyBeside {
    /** Known in this package only. */
    interface Count {
        int increment();
    }

    private static int count;

    private static synchronized int increment() {
        return ++count;
    }

    public static void main(String[] args) throws InterruptedException {
        Count proxy = (Count) Proxy.newProxyInstance(
                ProxyBeside.class.getClassLoader(),
                new Class<?>[] {Count.class},
                (self, method, arguments) -> method.getName().equals("equals") ? self == arguments[0] : increment());
        Threads.run(proxy::increment, proxy::increment);
        System.out.println(count + " " + proxy.equals(proxy));
    }
}
