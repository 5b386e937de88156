package io.selvage.mutated;

/** Lets one through at a time. */
public class Gate {
    private boolean taken;

    public synchronized void enter() throws InterruptedException {
        while (taken) {
            wait();
        }
        taken = true;
    }

    public synchronized void leave() {
        taken = false;
        notifyAll();
    }

    /** Enters and leaves in two threads. */
    public static final class Use {
        private Use() {}

        public static void main(String[] args) throws InterruptedException {
            Gate gate = new Gate();
            Runnable passing = () -> {
                try {
                    gate.enter();
                    gate.leave();
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
            };
            Thread one = new Thread(passing);
            Thread two = new Thread(passing);
            one.start();
            two.start();
            one.join();
            two.join();
        }
    }
}
