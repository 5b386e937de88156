package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread changes the greatest priority of a group that another asks for. */
@Expect(
        outputs = {"3\n", "10\n"},
        proof = "dpor")
public final class GroupPriority {
    private static volatile int seen;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        Threads.run(() -> group.setMaxPriority(3), () -> seen = group.getMaxPriority());
        System.out.println(seen);
    }
}
