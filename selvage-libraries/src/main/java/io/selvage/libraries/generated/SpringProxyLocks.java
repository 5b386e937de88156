package io.selvage.libraries.generated;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.aopalliance.intercept.MethodInterceptor;
import org.springframework.aop.framework.ProxyFactory;

/** Advice around the methods of a bean takes a lock; the proxy is a subclass. */
@Of(Library.SPRING)
@Expect(outputs = "2\n", proof = "dpor")
public final class SpringProxyLocks {
    private SpringProxyLocks() {}

    public static void main(String[] args) throws Exception {
        ProxyFactory factory = new ProxyFactory(new PlainCounter());
        factory.setProxyTargetClass(true);
        factory.addAdvice((MethodInterceptor) call -> {
            synchronized (call.getThis()) {
                return call.proceed();
            }
        });
        PlainCounter counter = (PlainCounter) factory.getProxy();
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }
}
