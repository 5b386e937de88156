package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An event bus that goes through its listeners as they were when it began. */
@Expect(
        outputs = {"0 heard\n", "1 heard\n"},
        proof = "dpor")
public final class EventBusFixed {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private int heard;

    private void publish() {
        for (Runnable listener : listeners) {
            listener.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusFixed bus = new EventBusFixed();
        Runnable listener = () -> bus.heard++;
        bus.listeners.add(listener);
        Threads.run(bus::publish, () -> bus.listeners.remove(listener));
        System.out.println(bus.heard + " heard");
    }
}
