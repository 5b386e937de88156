package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** A thread that counts its interrupts, and one that ignores them. */
@Expect(outputs = "1 true 1 false\n")
public final class OverridesInterrupt extends Thread {
    private final boolean deaf;
    private int interrupts;
    private boolean seen;

    private OverridesInterrupt(boolean deaf) {
        this.deaf = deaf;
    }

    @Override
    public void interrupt() {
        interrupts++;
        if (!deaf) {
            super.interrupt();
        }
    }

    @Override
    public void run() {
        seen = isInterrupted();
    }

    private static String interrupted(boolean deaf) throws InterruptedException {
        OverridesInterrupt thread = new OverridesInterrupt(deaf);
        thread.interrupt();
        thread.start();
        thread.join();
        return thread.interrupts + " " + thread.seen;
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(interrupted(false) + " " + interrupted(true));
    }
}
