package io.selvage.libraries.events;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import net.engio.mbassy.bus.SyncMessageBus;
import net.engio.mbassy.listener.Handler;

/** Two threads publish to a handler for one thread. */
@Of(value = Library.MBASSADOR, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE", enough = "dpor 50")
public final class MbassadorPublishesAtOnce {
    private MbassadorPublishesAtOnce() {}

    public static void main(String[] args) throws Exception {
        SyncMessageBus<Integer> bus = new SyncMessageBus<>(error -> {});
        Listener listener = new Listener();
        bus.subscribe(listener);
        Threads.run(() -> bus.publish(1), () -> bus.publish(2));
        Check.that(listener.count == 2, "an update is lost");
        System.out.println(2);
    }

    /** Counts events. */
    public static final class Listener {
        private int count;

        @Handler
        public void handle(Integer event) {
            count++;
        }
    }
}
