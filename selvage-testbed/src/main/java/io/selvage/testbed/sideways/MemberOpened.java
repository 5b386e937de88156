package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Field;

/** One thread makes a private field of another class accessible, another thread reads it. */
@Expect(
        outputs = {"closed\n", "open\n"},
        proof = "dpor")
public final class MemberOpened {
    private MemberOpened() {}

    private static void read(Field field) {
        try {
            field.getInt(Secret.OF_ALL);
            System.out.println("open");
        } catch (IllegalAccessException e) {
            System.out.println("closed");
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = Secret.class.getDeclaredField("value");
        Threads.run(() -> field.setAccessible(true), () -> read(field));
    }
}

final class Secret {
    static final Secret OF_ALL = new Secret();

    private int value = 1;
}
