package io.selvage.libraries.generated;

import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.mockito.MockMakers;

/** Two threads call such a mock within its lock. */
@Of(Library.MOCKITO)
@Expect(outputs = "2\n", proof = "dpor")
public final class MockitoSubclassLocked {
    private MockitoSubclassLocked() {}

    public static void main(String[] args) throws Exception {
        PlainCounter counter = mock(
                PlainCounter.class,
                withSettings().mockMaker(MockMakers.SUBCLASS).defaultAnswer(CALLS_REAL_METHODS));
        Threads.run(() -> increment(counter), () -> increment(counter));
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }

    private static void increment(Counter counter) {
        synchronized (counter) {
            counter.increment();
        }
    }
}
