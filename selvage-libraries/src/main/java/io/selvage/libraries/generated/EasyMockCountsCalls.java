package io.selvage.libraries.generated;

import static org.easymock.EasyMock.expect;
import static org.easymock.EasyMock.mock;
import static org.easymock.EasyMock.replay;
import static org.easymock.EasyMock.verify;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads call a mock, a proxy whose handler is not woven. */
@Of(Library.EASYMOCK)
@Expect(outputs = "ok\n")
public final class EasyMockCountsCalls {
    private EasyMockCountsCalls() {}

    public static void main(String[] args) throws Exception {
        Counter mock = mock(Counter.class);
        expect(mock.increment()).andReturn(5).times(2);
        replay(mock);
        Threads.run(mock::increment, mock::increment);
        verify(mock);
        System.out.println("ok");
    }
}
