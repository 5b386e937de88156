package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;

/** Calls through a dynamic proxy and a method handle. */
@Expect(outputs = "2\n")
public final class ProxyHandler {
    private static int count;

    private static synchronized Object increment() {
        return ++count;
    }

    public static void main(String[] args) throws Throwable {
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
                ProxyHandler.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> {
                    increment();
                    return null;
                });
        MethodHandle handle =
                MethodHandles.lookup().findStatic(ProxyHandler.class, "increment", MethodType.methodType(Object.class));
        Thread thread = new Thread(proxy);
        thread.start();
        Object seen = handle.invoke();
        thread.join();
        assert seen != null;
        System.out.println(count);
    }
}
