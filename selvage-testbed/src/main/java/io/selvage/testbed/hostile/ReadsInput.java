package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Waits for the keyboard. */
@Expect(finding = "TOOL_FAULT")
public final class ReadsInput {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(System.in.read()));
    }
}
