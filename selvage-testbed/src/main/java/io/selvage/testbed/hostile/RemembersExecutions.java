package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.sql.DriverManager;

/** Counts its executions in a static field of the JDK, which nobody puts back, and behaves differently each time. */
@Expect(outputs = "", finding = "TOOL_FAULT")
public final class RemembersExecutions {
    private static volatile int value;

    private static void write(int times) {
        for (int i = 0; i < times; i++) {
            value = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int executions = DriverManager.getLoginTimeout() + 1;
        DriverManager.setLoginTimeout(executions);
        Threads.run(() -> write(executions), () -> write(2 * executions));
    }
}
