package io.selvage.libraries.generated;

import static org.mockito.Mockito.spy;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads call a spy, made by changing the class itself, of a counter for one thread. */
@Of(value = Library.MOCKITO, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class MockitoSpiesPlain {
    private MockitoSpiesPlain() {}

    public static void main(String[] args) throws Exception {
        PlainCounter counter = spy(new PlainCounter());
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }
}
