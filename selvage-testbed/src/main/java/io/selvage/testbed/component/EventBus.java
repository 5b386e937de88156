package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** An event bus that goes through its listeners while one of them is removed. */
@Expect(
        outputs = {"0 heard\n", "1 heard\n"},
        finding = "DATA_RACE",
        also = "UNCAUGHT_EXCEPTION",
        proof = "dpor")
public final class EventBus {
    private final List<Runnable> listeners = new ArrayList<>();
    private int heard;

    private synchronized void add(Runnable listener) {
        listeners.add(listener);
    }

    private synchronized void remove(Runnable listener) {
        listeners.remove(listener);
    }

    private void publish() {
        for (Runnable listener : listeners) {
            listener.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus bus = new EventBus();
        Runnable listener = () -> bus.heard++;
        bus.add(listener);
        Threads.run(bus::publish, () -> bus.remove(listener));
        System.out.println(bus.heard + " heard");
    }
}
