package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Proxy;

/** A proxy whose handler counts without a lock. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ProxyUnlocked {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
                ProxyUnlocked.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> {
                    count++;
                    return null;
                });
        Threads.run(proxy::run, proxy::run);
        System.out.println(count);
    }
}
