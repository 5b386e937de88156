package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.util.function.IntSupplier;

/** A hidden class with static state, which starts afresh in each execution. */
@Expect(outputs = "6\n", proof = "dpor")
public final class HiddenStatics {
    private static int initialised;

    /** Never used by this name. */
    public static final class Unseen implements IntSupplier {
        private static final Object LOCK = new Object();
        private static int value = 3 + initialised++;

        @Override
        public int getAsInt() {
            synchronized (LOCK) {
                return ++value;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        try (InputStream file = HiddenStatics.class.getResourceAsStream("HiddenStatics$Unseen.class")) {
            Class<?> made = MethodHandles.lookup()
                    .defineHiddenClass(file.readAllBytes(), false, ClassOption.NESTMATE)
                    .lookupClass();
            IntSupplier counter = (IntSupplier) made.getDeclaredConstructor().newInstance();
            Threads.run(counter::getAsInt, counter::getAsInt);
            System.out.println(counter.getAsInt() * initialised);
        }
    }
}
