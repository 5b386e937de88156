package io.selvage.cli.demo.scripted;

/** A number of permits. */
public class CountingSemaphore {
    private int permits;

    public CountingSemaphore(int permits) {
        this.permits = permits;
    }

    public synchronized void acquire() throws InterruptedException {
        while (permits == 0) {
            wait();
        }
        permits--;
    }

    public synchronized void release() {
        permits++;
        notifyAll();
    }
}
