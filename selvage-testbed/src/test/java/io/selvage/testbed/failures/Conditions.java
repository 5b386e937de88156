package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Waits for notifications, signals and permits that go wrong. */
public final class Conditions {
    private Conditions() {}

    /** The signal may come before the await. */
    public static final class SignalFirst {
        private static final Lock LOCK = new ReentrantLock();
        private static final Condition CONDITION = LOCK.newCondition();

        private static void await() throws InterruptedException {
            LOCK.lock();
            try {
                CONDITION.await();
            } finally {
                LOCK.unlock();
            }
        }

        private static void signal() {
            LOCK.lock();
            try {
                CONDITION.signal();
            } finally {
                LOCK.unlock();
            }
        }

        public static void main(String[] args) throws Exception {
            Threads.run(SignalFirst::await, SignalFirst::signal);
        }
    }

    /** What is awaited happens, and nobody signals it. */
    public static final class SetWithoutSignal {
        private static final Lock LOCK = new ReentrantLock();
        private static final Condition CONDITION = LOCK.newCondition();
        private static boolean set;

        private static void await() throws InterruptedException {
            LOCK.lock();
            try {
                while (!set) {
                    CONDITION.await();
                }
            } finally {
                LOCK.unlock();
            }
        }

        private static void set() {
            LOCK.lock();
            try {
                set = true;
            } finally {
                LOCK.unlock();
            }
        }

        public static void main(String[] args) throws Exception {
            Threads.run(SetWithoutSignal::await, SetWithoutSignal::set);
        }
    }

    /** Awaits holding a second lock that the signaller needs. */
    public static final class AwaitInside {
        private static final Lock OUTER = new ReentrantLock();
        private static final Lock LOCK = new ReentrantLock();
        private static final Condition CONDITION = LOCK.newCondition();
        private static boolean set;

        private static void await() throws InterruptedException {
            OUTER.lock();
            LOCK.lock();
            while (!set) {
                CONDITION.await();
            }
            LOCK.unlock();
            OUTER.unlock();
        }

        private static void set() {
            OUTER.lock();
            LOCK.lock();
            set = true;
            CONDITION.signal();
            LOCK.unlock();
            OUTER.unlock();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(AwaitInside::await, AwaitInside::set);
        }
    }

    /** The notification may come before the wait. */
    public static final class NotifyFirst {
        private static synchronized void await() throws InterruptedException {
            NotifyFirst.class.wait();
        }

        private static synchronized void tell() {
            NotifyFirst.class.notifyAll();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(NotifyFirst::await, NotifyFirst::tell);
        }
    }

    /** One notification for two that could both go on. */
    public static final class NotifyOneForTwo {
        private static int number;

        private static synchronized void await() throws InterruptedException {
            while (number == 0) {
                NotifyOneForTwo.class.wait();
            }
        }

        private static synchronized void tell() {
            number = 1;
            NotifyOneForTwo.class.notify();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(NotifyOneForTwo::await, NotifyOneForTwo::await, NotifyOneForTwo::tell);
        }
    }

    /** Two wait for different things at one place, and the notification may reach the one whom it does not help. */
    public static final class WrongOneOfTwo {
        private static boolean red;
        private static boolean blue;

        private static synchronized void awaitRed() throws InterruptedException {
            while (!red) {
                WrongOneOfTwo.class.wait();
            }
            blue = true;
            WrongOneOfTwo.class.notifyAll();
        }

        private static synchronized void awaitBlue() throws InterruptedException {
            while (!blue) {
                WrongOneOfTwo.class.wait();
            }
        }

        private static synchronized void tell() {
            red = true;
            WrongOneOfTwo.class.notify();
        }

        public static void main(String[] args) throws Exception {
            Threads.run(WrongOneOfTwo::awaitRed, WrongOneOfTwo::awaitBlue, WrongOneOfTwo::tell);
        }
    }

    /** A park that nobody ends. */
    public static final class ParkForNobody {
        public static void main(String[] args) throws Exception {
            Threads.run(LockSupport::park);
        }
    }

    /** The permit may come before what it is to tell of. */
    public static final class UnparkThenSet {
        private static volatile boolean set;

        private static void await() {
            while (!set) {
                LockSupport.park();
            }
        }

        public static void main(String[] args) throws Exception {
            Thread waiter = Threads.start(UnparkThenSet::await);
            LockSupport.unpark(waiter);
            set = true;
            waiter.join();
        }
    }

    /** The thread that would notify is made and never started. */
    public static final class NeverStarted {
        private static boolean set;

        private static synchronized void await() throws InterruptedException {
            while (!set) {
                NeverStarted.class.wait();
            }
        }

        private static synchronized void tell() {
            set = true;
            NeverStarted.class.notifyAll();
        }

        public static void main(String[] args) throws Exception {
            Thread teller = Threads.of(NeverStarted::tell);
            Threads.run(NeverStarted::await);
            teller.join();
        }
    }
}
