package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;

/** Two philosophers who agree on which fork comes first. */
@Expect(outputs = "done\n", proof = "dpor", exhaustive = false)
public final class Philosophers2Fixed {
    public static void main(String[] args) throws InterruptedException {
        Object fork1 = new Object();
        Object fork2 = new Object();
        new Dinner().guest(fork1, fork2).guest(fork1, fork2).serve();
    }
}
