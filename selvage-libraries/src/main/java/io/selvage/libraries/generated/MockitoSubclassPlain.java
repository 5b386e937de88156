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

/** Two threads call a mock, a subclass, that runs the methods of a counter for one thread. */
@Of(value = Library.MOCKITO, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class MockitoSubclassPlain {
    private MockitoSubclassPlain() {}

    public static void main(String[] args) throws Exception {
        PlainCounter counter = mock(
                PlainCounter.class,
                withSettings().mockMaker(MockMakers.SUBCLASS).defaultAnswer(CALLS_REAL_METHODS));
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }
}
