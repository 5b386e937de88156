package io.selvage.mutate.scenario;

import java.util.List;

/**
 * What came of a scenario in one order.
 *
 * @param calls one for each call, in the order of the scenario
 * @param state what the class and the threads that wait are left in
 */
record Outcome(List<CallOutcome> calls, List<Object> state) {
    Outcome {
        calls = List.copyOf(calls);
    }
}
