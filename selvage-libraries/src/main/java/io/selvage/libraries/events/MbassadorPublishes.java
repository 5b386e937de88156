package io.selvage.libraries.events;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import net.engio.mbassy.bus.SyncMessageBus;
import net.engio.mbassy.listener.Handler;

/** Two threads publish to a handler that locks. */
@Of(Library.MBASSADOR)
@Expect(outputs = "2\n", enough = "dpor 50")
public final class MbassadorPublishes {
    private MbassadorPublishes() {}

    public static void main(String[] args) throws Exception {
        SyncMessageBus<Integer> bus = new SyncMessageBus<>(error -> {});
        Listener listener = new Listener();
        bus.subscribe(listener);
        Threads.run(() -> bus.publish(1), () -> bus.publish(2));
        System.out.println(listener.count());
    }

    /** Counts events. */
    public static final class Listener {
        private int count;

        @Handler
        public synchronized void handle(Integer event) {
            count++;
        }

        synchronized int count() {
            return count;
        }
    }
}
