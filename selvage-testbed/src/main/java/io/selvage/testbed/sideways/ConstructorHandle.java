package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A handle of a constructor of the JDK copies a list that another thread changes. */
@Expect(
        outputs = {"0\n", "1\n"},
        also = "UNCAUGHT_EXCEPTION",
        finding = "DATA_RACE")
public final class ConstructorHandle {
    private static final List<Integer> NUMBERS = new ArrayList<>();
    private static volatile int seen;

    private static void copy(MethodHandle constructor) throws Exception {
        try {
            seen = ((List<?>) constructor.invoke((Collection<?>) NUMBERS)).size();
        } catch (Throwable thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodType type = MethodType.methodType(void.class, Collection.class);
        MethodHandle constructor = MethodHandles.lookup().findConstructor(ArrayList.class, type);
        Threads.run(() -> copy(constructor), () -> NUMBERS.add(1));
        System.out.println(seen);
    }
}
