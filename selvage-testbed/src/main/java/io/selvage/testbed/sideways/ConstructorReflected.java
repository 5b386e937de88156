package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A constructor of the JDK, called by reflection, copies a list that another thread changes. */
@Expect(
        outputs = {"0\n", "1\n"},
        also = "UNCAUGHT_EXCEPTION",
        finding = "DATA_RACE")
public final class ConstructorReflected {
    private static final List<Integer> NUMBERS = new ArrayList<>();
    private static volatile int seen;

    private static void copy(Constructor<?> constructor) throws ReflectiveOperationException {
        seen = ((List<?>) constructor.newInstance(NUMBERS)).size();
    }

    public static void main(String[] args) throws Exception {
        Constructor<?> constructor = ArrayList.class.getConstructor(Collection.class);
        Threads.run(() -> copy(constructor), () -> NUMBERS.add(1));
        System.out.println(seen);
    }
}
