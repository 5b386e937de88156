package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Phaser;

/** Two threads advance to the next phase. */
@Expect(outputs = "1\n", exhaustive = false, inside = "java.util.concurrent.Phaser")
public final class PhaseAdvanced {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Threads.run(phaser::arriveAndAwaitAdvance, phaser::arriveAndAwaitAdvance);
        System.out.println(phaser.getPhase());
    }
}
