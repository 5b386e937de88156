package io.selvage.libraries.events;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;

/** Two threads post to a handler for one thread. */
@Of(value = Library.EVENT_BUS, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class EventBusPostsAtOnce {
    private EventBusPostsAtOnce() {}

    public static void main(String[] args) throws Exception {
        EventBus bus = EventBus.builder().build();
        Handler handler = new Handler();
        bus.register(handler);
        Threads.run(() -> bus.post(1), () -> bus.post(2));
        Check.that(handler.count == 2, "an update is lost");
        System.out.println(2);
    }

    /** Counts events. */
    public static final class Handler {
        private int count;

        @Subscribe
        public void handle(Integer event) {
            count++;
        }
    }
}
