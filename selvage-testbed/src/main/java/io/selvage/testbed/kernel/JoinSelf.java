package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that waits for its own end. */
@Expect(finding = "ORPHANED_WAIT", also = "DEADLOCK", proof = "dpor")
public final class JoinSelf {
    public static void main(String[] args) {
        Threads.start(() -> Thread.currentThread().join());
    }
}
