package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A factory registers the listener of a complete object; the listener is made early and kept private. */
@Expect(
        outputs = {"", "1.5\n"},
        proof = "dpor")
public final class ListenerByFactory {
    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    private final Runnable listener;
    private final double factor;

    private ListenerByFactory(double factor) {
        listener = this::tell;
        this.factor = factor;
    }

    private void tell() {
        System.out.println(factor);
    }

    private static void make() {
        ListenerByFactory made = new ListenerByFactory(1.5);
        LISTENERS.add(made.listener);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ListenerByFactory::make, () -> LISTENERS.forEach(Runnable::run));
    }
}
