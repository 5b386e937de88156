package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Counts its executions in a system property and behaves differently each time. */
@Expect(outputs = "", finding = "TOOL_FAULT")
public final class RemembersExecutions {
    private static final String KEY = "selvage.testbed.executions";
    private static volatile int value;

    private static void write(int times) {
        for (int i = 0; i < times; i++) {
            value = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int executions = Integer.getInteger(KEY, 0) + 1;
        System.setProperty(KEY, String.valueOf(executions));
        Threads.run(() -> write(executions), () -> write(2 * executions));
    }
}
