package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** Two threads add to a state flow and try again if the other one was faster. */
@Of(Library.COROUTINES)
@Expect(outputs = "2\n", proof = "dpor")
public final class FlowComparesAndSets {
    private FlowComparesAndSets() {}

    public static void main(String[] args) throws Exception {
        MutableStateFlow<Integer> flow = StateFlowKt.MutableStateFlow(0);
        Threads.run(() -> add(flow), () -> add(flow));
        System.out.println(flow.getValue());
    }

    private static void add(MutableStateFlow<Integer> flow) {
        Integer old = flow.getValue();
        while (!flow.compareAndSet(old, old + 1)) {
            old = flow.getValue();
        }
    }
}
