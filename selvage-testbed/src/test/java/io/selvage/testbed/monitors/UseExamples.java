package io.selvage.testbed.monitors;

import io.selvage.monitor.hook.SyncHook;
import io.selvage.monitor.legal.CallHistory;
import io.selvage.monitor.legal.LegalCalls;
import java.util.List;

/** Monitors and predicates that need a rule of use, or one another. */
public final class UseExamples {
    private UseExamples() {}

    /** Right only if it is closed as often as it was opened and not more; forgets how often that was. */
    public static final class Door {
        private boolean open;

        public synchronized void open() {
            open = true;
        }

        public synchronized void close() {
            if (!open) {
                throw new IllegalStateException("closed twice");
            }
            open = false;
        }
    }

    /** A door is closed once after it was opened once. */
    public static final class InTurn implements LegalCalls {
        @Override
        public boolean allows(String call, CallHistory history) {
            boolean isOpen = history.completed("open") > history.begun("close");
            return call.equals("close()") == isOpen;
        }

        @Override
        public Object memory(CallHistory history) {
            return history.completed("open") - history.begun("close");
        }
    }

    /** Either side locks itself, then the other. */
    public static final class Side {
        private Side other;

        /** Two that know each other. */
        public static List<Side> pair() {
            Side one = new Side();
            one.other = new Side();
            one.other.other = one;
            return List.of(one, one.other);
        }

        public synchronized void cross() {
            other.arrive();
        }

        public synchronized void arrive() {
            // Only takes the lock.
        }
    }

    /** The buffer of the thesis's Figure 3.6: {@code deposit} looks once only. */
    public static final class HastyBuffer {
        private int fullSlots;

        public synchronized void deposit(int value) throws InterruptedException {
            if (fullSlots == 1) {
                wait();
            }
            fullSlots++;
            if (fullSlots >= 1) {
                notifyAll();
            }
        }

        public synchronized int withdraw() throws InterruptedException {
            while (fullSlots == 0) {
                wait();
            }
            fullSlots--;
            notifyAll();
            return 1;
        }
    }

    /** Two hooks of one name. */
    public static final class Doubled {
        private boolean full;

        public synchronized void put() throws InterruptedException {
            while (full) {
                SyncHook.waitThread(this, "here");
            }
            full = true;
            SyncHook.notifyAllThreads(this, "put");
        }

        public synchronized void take() throws InterruptedException {
            while (!full) {
                SyncHook.waitThread(this, "here");
            }
            full = false;
            SyncHook.notifyAllThreads(this, "take");
        }
    }
}
