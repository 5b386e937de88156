package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A thread waits inside of a callback of a map; who takes the monitor next does so in either order. */
@Expect(
        outputs = {"0 0\n", "0 1\n", "1 0\n", "1 2\n", "2 1\n"},
        exhaustive = false,
        proof = "dpor")
public final class WaitInCallback {
    private static boolean waits;
    private static boolean ready;
    private static int turns;
    private static int notifier;
    private static int other;

    private WaitInCallback() {}

    private static synchronized int await() {
        waits = true;
        while (!ready) {
            try {
                WaitInCallback.class.wait();
            } catch (InterruptedException interrupted) {
                return 0;
            }
        }
        return 1;
    }

    private static synchronized void makeReady() {
        notifier = waits ? ++turns : 0;
        ready = true;
        WaitInCallback.class.notifyAll();
    }

    private static synchronized void look() {
        other = waits ? ++turns : 0;
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread waiter = new Thread(() -> map.computeIfAbsent("key", key -> await()));
        Thread first = new Thread(WaitInCallback::makeReady);
        Thread second = new Thread(WaitInCallback::look);
        waiter.start();
        first.start();
        second.start();
        waiter.join();
        first.join();
        second.join();
        System.out.println(notifier + " " + other);
    }
}
