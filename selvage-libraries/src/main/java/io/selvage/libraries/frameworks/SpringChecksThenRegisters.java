package io.selvage.libraries.frameworks;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.springframework.beans.factory.support.DefaultSingletonBeanRegistry;

/** Two threads look whether a singleton is registered and then register it. */
@Of(value = Library.SPRING, says = "already")
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION")
public final class SpringChecksThenRegisters {
    private SpringChecksThenRegisters() {}

    public static void main(String[] args) throws Exception {
        DefaultSingletonBeanRegistry beans = new DefaultSingletonBeanRegistry();
        Threads.run(() -> register(beans), () -> register(beans));
        System.out.println(beans.getSingletonCount());
    }

    private static void register(DefaultSingletonBeanRegistry beans) {
        if (!beans.containsSingleton("bean")) {
            beans.registerSingleton("bean", new Object());
        }
    }
}
