package io.selvage.cli.demo.scripted;

/** One lane: cars of one colour at a time; a car that leaves gives the turn to the other colour. */
public class FairBridge {
    private int red;
    private int blue;
    private int redWaiting;
    private int blueWaiting;
    private boolean turnOfBlue = true;

    public synchronized void redEnter() throws InterruptedException {
        redWaiting++;
        while (blue > 0 || blueWaiting > 0 && turnOfBlue) {
            wait();
        }
        redWaiting--;
        red++;
    }

    public synchronized void redExit() {
        red--;
        turnOfBlue = true;
        if (red == 0) {
            notifyAll();
        }
    }

    public synchronized void blueEnter() throws InterruptedException {
        blueWaiting++;
        while (red > 0 || redWaiting > 0 && !turnOfBlue) {
            wait();
        }
        blueWaiting--;
        blue++;
    }

    public synchronized void blueExit() {
        blue--;
        turnOfBlue = false;
        if (blue == 0) {
            notifyAll();
        }
    }
}
