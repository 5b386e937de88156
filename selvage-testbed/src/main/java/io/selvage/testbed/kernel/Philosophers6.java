package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;

/** Six philosophers who all begin with the fork on their left: a cycle of six locks. */
@Expect(
        outputs = "done\n",
        finding = "DEADLOCK",
        also = "POTENTIAL_DEADLOCK",
        proof = "dpor",
        memory = "sync",
        exhaustive = false)
public final class Philosophers6 {
    public static void main(String[] args) throws InterruptedException {
        Object fork1 = new Object();
        Object fork2 = new Object();
        Object fork3 = new Object();
        Object fork4 = new Object();
        Object fork5 = new Object();
        Object fork6 = new Object();
        new Dinner()
                .guest(fork1, fork2)
                .guest(fork2, fork3)
                .guest(fork3, fork4)
                .guest(fork4, fork5)
                .guest(fork5, fork6)
                .guest(fork6, fork1)
                .serve();
    }
}
