package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Phaser;

/** Two parties advance together, then one leaves and the other advances alone. */
@Expect(outputs = "2 1\n", exhaustive = false)
public final class PhaserRounds {
    private static final Phaser PHASER = new Phaser(2);

    private static void stay() {
        PHASER.arriveAndAwaitAdvance();
        PHASER.arriveAndAwaitAdvance();
    }

    private static void leave() {
        PHASER.arriveAndAwaitAdvance();
        PHASER.arriveAndDeregister();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PhaserRounds::stay, PhaserRounds::leave);
        System.out.println(PHASER.getPhase() + " " + PHASER.getRegisteredParties());
    }
}
