package io.selvage.cli.demo.scripted;

/** A clock that goes when it is told to. */
public class TickingClock {
    private int now;

    public synchronized void await(int time) throws InterruptedException {
        while (now < time) {
            wait();
        }
    }

    public synchronized void tick() {
        now++;
        notifyAll();
    }

    public synchronized int time() {
        return now;
    }
}
