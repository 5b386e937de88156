package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;

/** Four philosophers, the last of whom begins with the fork on the right: no cycle. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync", exhaustive = false)
public final class Philosophers4Fixed {
    public static void main(String[] args) throws InterruptedException {
        Object fork1 = new Object();
        Object fork2 = new Object();
        Object fork3 = new Object();
        Object fork4 = new Object();
        new Dinner()
                .guest(fork1, fork2)
                .guest(fork2, fork3)
                .guest(fork3, fork4)
                .guest(fork1, fork4)
                .serve();
    }
}
