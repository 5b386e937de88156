package io.selvage.libraries.queues;

import com.conversantmedia.util.concurrent.MultithreadConcurrentQueue;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads offer to a queue for many producers. */
@Of(Library.CONVERSANT)
@Expect(outputs = "2\n")
public final class ConversantManyProducers {
    private ConversantManyProducers() {}

    public static void main(String[] args) throws Exception {
        MultithreadConcurrentQueue<Integer> queue = new MultithreadConcurrentQueue<>(4);
        Threads.run(() -> queue.offer(1), () -> queue.offer(2));
        System.out.println(queue.size());
    }
}
