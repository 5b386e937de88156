package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Phaser;

/** onAdvance ends the phaser; whoever waits is let go. */
@Expect(outputs = "true\n")
public final class PhaserTerminates {
    private static final class Once extends Phaser {
        Once() {
            super(2);
        }

        @Override
        protected boolean onAdvance(int phase, int parties) {
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Once();
        Thread thread = Threads.start(phaser::arriveAndAwaitAdvance);
        phaser.arriveAndAwaitAdvance();
        thread.join();
        System.out.println(phaser.isTerminated());
    }
}
