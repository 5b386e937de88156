package io.selvage.libraries.generated;

import static org.easymock.EasyMock.expect;
import static org.easymock.EasyMock.mock;
import static org.easymock.EasyMock.replay;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A mock answers 1 and then 2: which thread gets which is not certain. */
@Of(value = Library.EASYMOCK, says = "the second one came first")
@Expect(outputs = "12\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class EasyMockAnswersInOrder {
    private EasyMockAnswersInOrder() {}

    public static void main(String[] args) throws Exception {
        Counter mock = mock(Counter.class);
        expect(mock.increment()).andReturn(1).andReturn(2);
        replay(mock);
        int[] answers = new int[2];
        Threads.run(() -> answers[0] = mock.increment(), () -> answers[1] = mock.increment());
        Check.that(answers[0] == 1, "the second one came first");
        System.out.println(answers[0] + "" + answers[1]);
    }
}
