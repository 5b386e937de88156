package io.selvage.studies;

/** A bridge with one lane, used by red cars in one direction and by blue cars in the other, who take turns. */
public final class FairBridge {
    private int nred;
    private int nblue;
    private int waitred;
    private int waitblue;
    private boolean blueturn = true;

    public synchronized void redEnter() throws InterruptedException {
        waitred++;
        while (nblue > 0 || waitblue > 0 && blueturn) {
            wait();
        }
        waitred--;
        nred++;
    }

    public synchronized void redExit() {
        nred--;
        blueturn = true;
        if (nred == 0) {
            notifyAll();
        }
    }

    public synchronized void blueEnter() throws InterruptedException {
        waitblue++;
        while (nred > 0 || waitred > 0 && !blueturn) {
            wait();
        }
        waitblue--;
        nblue++;
    }

    public synchronized void blueExit() {
        nblue--;
        blueturn = false;
        if (nblue == 0) {
            notifyAll();
        }
    }
}
