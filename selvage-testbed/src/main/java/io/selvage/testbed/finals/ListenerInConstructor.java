package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A constructor registers an inner object as a listener before the object is complete. */
@Expect(
        outputs = {"", "0.0\n", "1.5\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ListenerInConstructor {
    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    private final double factor;

    private ListenerInConstructor(double factor) {
        LISTENERS.add(new Listener());
        this.factor = factor;
    }

    private final class Listener implements Runnable {
        @Override
        public void run() {
            System.out.println(factor);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new ListenerInConstructor(1.5), () -> LISTENERS.forEach(Runnable::run));
    }
}
