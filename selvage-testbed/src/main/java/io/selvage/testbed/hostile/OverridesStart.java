package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** A thread that starts another in place of itself first. */
@Expect(outputs = {"helper\nself\n", "self\nhelper\n"})
public final class OverridesStart extends Thread {
    @Override
    public synchronized void start() {
        new Thread(() -> System.out.println("helper")).start();
        super.start();
    }

    @Override
    public void run() {
        System.out.println("self");
    }

    public static void main(String[] args) {
        new OverridesStart().start();
    }
}
