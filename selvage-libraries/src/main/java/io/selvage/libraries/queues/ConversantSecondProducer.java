package io.selvage.libraries.queues;

import com.conversantmedia.util.concurrent.PushPullConcurrentQueue;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads offer to a queue for one producer. */
@Of(value = Library.CONVERSANT, says = "an element is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class ConversantSecondProducer {
    private ConversantSecondProducer() {}

    public static void main(String[] args) throws Exception {
        PushPullConcurrentQueue<Integer> queue = new PushPullConcurrentQueue<>(4);
        Threads.run(() -> queue.offer(1), () -> queue.offer(2));
        Check.that(queue.size() == 2, "an element is lost");
        System.out.println(2);
    }
}
