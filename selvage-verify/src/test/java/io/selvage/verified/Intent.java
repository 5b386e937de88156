package io.selvage.verified;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.Violation;

/** Faults that only a specification shows: here a reference. */
public final class Intent {
    private Intent() {}

    /** Opens when it was counted down twice. */
    public static final class Latch {
        private int count = 2;

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
            if (count == 0) {
                notifyAll();
            }
        }

        public synchronized void await() throws InterruptedException {
            while (count > 0) {
                wait();
            }
        }
    }

    @Fault(value = "FF-T3", reference = Latch.class)
    public static final class OpensEarly {
        private int count = 2;

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
            notifyAll();
        }

        public synchronized void await() throws InterruptedException {
            while (count > 1) {
                wait();
            }
        }
    }

    @Fault(value = "EF-T3", reference = Latch.class)
    public static final class OpensLate {
        private int count = 3;

        public synchronized void countDown() {
            if (count > 0) {
                count--;
            }
            if (count == 0) {
                notifyAll();
            }
        }

        public synchronized void await() throws InterruptedException {
            while (count > 0) {
                wait();
            }
        }
    }

    /** Two may be inside. */
    public static final class Pool {
        private int inside;

        public synchronized void enter() throws InterruptedException {
            while (inside == 2) {
                wait();
            }
            inside++;
        }

        public synchronized void leave() {
            if (inside > 0) {
                inside--;
                notify();
            }
        }
    }

    @Fault(value = "FF-T3", reference = Pool.class)
    public static final class NeverFull {
        private int inside;

        public synchronized void enter() {
            inside = Math.min(2, inside + 1);
        }

        public synchronized void leave() {
            if (inside > 0) {
                inside--;
                notify();
            }
        }
    }

    @Fault(value = "EF-T3", reference = Pool.class)
    public static final class FullWithOne {
        private int inside;

        public synchronized void enter() throws InterruptedException {
            while (inside >= 1) {
                wait();
            }
            inside++;
        }

        public synchronized void leave() {
            if (inside > 0) {
                inside--;
                notify();
            }
        }
    }

    /** Lets in whoever comes. */
    public static final class Crowd {
        private int inside;

        public synchronized void enter() {
            inside++;
        }

        public synchronized void leave() {
            if (inside > 0) {
                inside--;
            }
        }

        public synchronized int inside() {
            return inside;
        }
    }

    /** Not more than two have entered and not left. */
    public static final class AtMostTwo implements PropertyChecker<Object> {
        @Override
        public Answer check(Situation<Object> now) {
            if (now.completed("enter") - now.completed("leave") > 2) {
                throw new Violation("more than two are inside");
            }
            return Answer.GO_ON;
        }
    }
}
