package io.selvage.testbed.programs;

/**
 * Threads that look again and again whether another one is done, and count how often, so that nobody takes them for
 * waiting.
 * The arguments say how they pause, how many they are, and whether the other one pauses too.
 */
public final class Polling {
    private static volatile boolean done;
    private static volatile int rounds;

    private Polling() {}

    public static void main(String[] args) throws InterruptedException {
        boolean sleeps = args[0].equals("sleep");
        Thread[] pollers = new Thread[Integer.parseInt(args[1])];
        for (int i = 0; i < pollers.length; i++) {
            pollers[i] = new Thread(() -> poll(sleeps));
            pollers[i].start();
        }
        rounds = 100;
        if (args[2].equals("later")) {
            pause(sleeps);
        }
        done = true;
        for (Thread poller : pollers) {
            poller.join();
        }
    }

    private static void poll(boolean sleeps) {
        while (!done) {
            pause(sleeps);
            rounds++;
        }
    }

    private static void pause(boolean sleeps) {
        if (sleeps) {
            sleep();
        } else {
            Thread.yield();
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
