package io.selvage.libraries.frameworks;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;

/** Two threads ask a bean factory for a singleton, which is made once. */
@Of(Library.SPRING)
@Expect(outputs = "1\n")
public final class SpringMakesOneBean {
    private SpringMakesOneBean() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        DefaultListableBeanFactory beans = new DefaultListableBeanFactory();
        RootBeanDefinition definition = new RootBeanDefinition(Object.class, () -> {
            made.incrementAndGet();
            return new Object();
        });
        beans.registerBeanDefinition("bean", definition);
        Threads.run(() -> beans.getBean("bean"), () -> beans.getBean("bean"));
        System.out.println(made.get());
    }
}
