package io.selvage.cli.demo.scripted;

/** A bridge with one lane: cars of one colour at a time, whoever comes first. */
public class SafeBridge {
    private int red;
    private int blue;

    public synchronized void redEnter() throws InterruptedException {
        while (blue > 0) {
            wait();
        }
        red++;
    }

    public synchronized void redExit() {
        red--;
        if (red == 0) {
            notifyAll();
        }
    }

    public synchronized void blueEnter() throws InterruptedException {
        while (red > 0) {
            wait();
        }
        blue++;
    }

    public synchronized void blueExit() {
        blue--;
        if (blue == 0) {
            notifyAll();
        }
    }
}
