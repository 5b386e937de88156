package io.selvage.libraries.generated;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A mock answers 1 and then 2: which thread gets which is not certain. */
@Of(value = Library.MOCKITO, says = "the second one came first")
@Expect(outputs = "12\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class MockitoAnswersInOrder {
    private MockitoAnswersInOrder() {}

    public static void main(String[] args) throws Exception {
        PlainCounter mock = mock(PlainCounter.class);
        when(mock.increment()).thenReturn(1).thenReturn(2);
        int[] answers = new int[2];
        Threads.run(() -> answers[0] = mock.increment(), () -> answers[1] = mock.increment());
        Check.that(answers[0] == 1, "the second one came first");
        System.out.println(answers[0] + "" + answers[1]);
    }
}
