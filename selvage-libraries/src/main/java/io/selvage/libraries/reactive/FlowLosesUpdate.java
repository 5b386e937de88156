package io.selvage.libraries.reactive;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** Two threads get and set the value of a state flow: one of the two additions can be lost. */
@Of(value = Library.COROUTINES, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class FlowLosesUpdate {
    private FlowLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        MutableStateFlow<Integer> flow = StateFlowKt.MutableStateFlow(0);
        Threads.run(() -> flow.setValue(flow.getValue() + 1), () -> flow.setValue(flow.getValue() + 1));
        Check.that(flow.getValue() == 2, "an update is lost");
        System.out.println(2);
    }
}
