package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** AtomicReferenceFieldUpdater: one claim wins. */
@Expect(outputs = {"a\n", "b\n"})
public final class UpdaterReference {
    private static final AtomicReferenceFieldUpdater<UpdaterReference, String> OWNER =
            AtomicReferenceFieldUpdater.newUpdater(UpdaterReference.class, String.class, "owner");
    private volatile String owner;

    public static void main(String[] args) throws InterruptedException {
        UpdaterReference shared = new UpdaterReference();
        Threads.run(() -> OWNER.compareAndSet(shared, null, "a"), () -> OWNER.compareAndSet(shared, null, "b"));
        System.out.println(shared.owner);
    }
}
