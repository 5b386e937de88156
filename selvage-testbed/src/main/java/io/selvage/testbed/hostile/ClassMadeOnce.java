package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;

/** A class that a lookup defines in the loader of the program, where it can be defined once. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ClassMadeOnce {
    public static void main(String[] args) throws Exception {
        Class<?> made = MethodHandles.lookup().defineClass(renamed());
        IntSupplier counter = (IntSupplier) made.getDeclaredConstructor().newInstance();
        Threads.run(counter::getAsInt, counter::getAsInt);
        System.out.println(made.getDeclaredField("count").getInt(null));
    }

    /** The class file of another class, under a name of the same length. */
    private static byte[] renamed() throws IOException {
        try (InputStream file = ClassMadeOnce.class.getResourceAsStream("CounterBeside.class")) {
            String text = new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.replace("CounterBeside", "CounterMadeUp").getBytes(StandardCharsets.ISO_8859_1);
        }
    }
}
