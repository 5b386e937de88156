package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Field;

/** A field is set by reflection, while plain code reads it. */
@Expect(
        outputs = {"0\n", "1\n"},
        finding = "DATA_RACE")
public final class FieldSetRaced {
    private int value;
    private int seen;

    public static void main(String[] args) throws Exception {
        FieldSetRaced object = new FieldSetRaced();
        Field field = FieldSetRaced.class.getDeclaredField("value");
        Threads.run(() -> field.setInt(object, 1), () -> object.seen = object.value);
        System.out.println(object.seen);
    }
}
