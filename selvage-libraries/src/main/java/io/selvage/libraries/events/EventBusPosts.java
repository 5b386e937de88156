package io.selvage.libraries.events;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;

/** Two threads post to a handler that locks. */
@Of(Library.EVENT_BUS)
@Expect(outputs = "2\n")
public final class EventBusPosts {
    private EventBusPosts() {}

    public static void main(String[] args) throws Exception {
        EventBus bus = EventBus.builder().build();
        Handler handler = new Handler();
        bus.register(handler);
        Threads.run(() -> bus.post(1), () -> bus.post(2));
        System.out.println(handler.count());
    }

    /** Counts events. */
    public static final class Handler {
        private int count;

        @Subscribe
        public synchronized void handle(Integer event) {
            count++;
        }

        synchronized int count() {
            return count;
        }
    }
}
