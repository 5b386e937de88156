package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An event bus calls its listener while it holds its own lock; the listener wants the lock of whoever removes it. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", proof = "dpor")
public final class EventBusLocked {
    private Runnable listener;

    private synchronized void listen(Runnable added) {
        listener = added;
    }

    private synchronized void publish() {
        if (listener != null) {
            listener.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusLocked bus = new EventBusLocked();
        View view = new View(bus);
        bus.listen(view::refresh);
        Threads.run(bus::publish, view::close);
        System.out.println("done");
    }

    /** Listens to a bus until it is closed. */
    private record View(EventBusLocked bus) {
        synchronized void refresh() {
            assert Thread.holdsLock(this);
        }

        synchronized void close() {
            bus.listen(null);
        }
    }
}
