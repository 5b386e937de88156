package io.selvage.libraries.generated;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads call a mock, which counts their calls. */
@Of(Library.MOCKITO)
@Expect(outputs = "5\n", proof = "dpor")
public final class MockitoCountsCalls {
    private MockitoCountsCalls() {}

    public static void main(String[] args) throws Exception {
        Counter mock = mock(Counter.class);
        when(mock.increment()).thenReturn(5);
        Threads.run(mock::increment, mock::increment);
        verify(mock, times(2)).increment();
        System.out.println(mock.increment());
    }
}
