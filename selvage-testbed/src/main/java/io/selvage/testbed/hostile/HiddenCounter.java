package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A hidden class counts without a lock. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class HiddenCounter {
    /** What is known of the hidden class. */
    public interface Counter {
        void increment();

        int value();
    }

    /** Never used by this name. */
    public static final class Unseen implements Counter {
        private int value;

        @Override
        public void increment() {
            value++;
        }

        @Override
        public int value() {
            return value;
        }
    }

    private static Counter counter() throws Exception {
        try (InputStream file = HiddenCounter.class.getResourceAsStream("HiddenCounter$Unseen.class")) {
            Class<?> made = MethodHandles.lookup()
                    .defineHiddenClass(file.readAllBytes(), true)
                    .lookupClass();
            return (Counter) made.getDeclaredConstructor().newInstance();
        }
    }

    public static void main(String[] args) throws Exception {
        Counter counter = counter();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.value());
    }
}
