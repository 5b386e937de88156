package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Of two compare-and-set one wins, on a static field. */
@Expect(outputs = {"a\n", "b\n"})
public final class HandleCompareAndSet {
    private static final VarHandle OWNER = handle();
    private static String owner;

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandleCompareAndSet.class, "owner", String.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void claim(String name) {
        if (OWNER.compareAndSet((String) null, name)) {
            System.out.println(name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> claim("a"), () -> claim("b"));
    }
}
