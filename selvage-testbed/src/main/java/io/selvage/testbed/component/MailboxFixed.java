package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/** An actor's mailbox that is looked into once more after the actor has said that it rests. */
@Expect(outputs = "all read\n", proof = "dpor", exhaustive = false)
public final class MailboxFixed {
    private final Queue<String> messages = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean busy = new AtomicBoolean();

    private void send(String message) {
        messages.add(message);
        while (!messages.isEmpty() && busy.compareAndSet(false, true)) {
            messages.poll();
            busy.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MailboxFixed mailbox = new MailboxFixed();
        Threads.run(() -> mailbox.send("one"), () -> mailbox.send("two"));
        if (!mailbox.messages.isEmpty()) {
            throw new AssertionError("a message was left");
        }
        System.out.println("all read");
    }
}
