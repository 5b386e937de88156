package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An actor's mailbox: a message sent just after the last look and before the actor says that it rests is never read.
 */
@Expect(outputs = "all read\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T5", proof = "dpor")
public final class Mailbox {
    private final Queue<String> messages = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean busy = new AtomicBoolean();

    private void send(String message) {
        messages.add(message);
        if (busy.compareAndSet(false, true)) {
            read();
        }
    }

    private void read() {
        while (!messages.isEmpty()) {
            messages.poll();
        }
        busy.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Mailbox mailbox = new Mailbox();
        Threads.run(() -> mailbox.send("one"), () -> mailbox.send("two"));
        if (!mailbox.messages.isEmpty()) {
            throw new AssertionError("a message was left");
        }
        System.out.println("all read");
    }
}
