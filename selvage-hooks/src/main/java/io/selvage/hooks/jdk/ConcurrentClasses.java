package io.selvage.hooks.jdk;

import static io.selvage.hooks.jdk.ArgumentKind.CONSTANT;
import static io.selvage.hooks.jdk.ArgumentKind.VALUE;

import java.util.List;

/** Entries of {@code java.util.concurrent}. All is shared there but callbacks, values and factories. */
final class ConcurrentClasses {
    private ConcurrentClasses() {}

    static List<JdkClass> all() {
        return List.of(
                named("Callable").argument(VALUE).harmless("call"),
                named("Delayed").harmless("getDelay"),
                named("Executors").harmless("callable"),
                named("ForkJoinWorkerThread"),
                named("RejectedExecutionHandler").argument(VALUE).harmless("rejectedExecution"),
                named("ThreadFactory").argument(VALUE).ordered("", "newThread"),
                named("ThreadLocalRandom")
                        .harmless("current next* ints longs doubles setSeed")
                        .filling("nextBytes([B)V"),
                named("TimeUnit")
                        .argument(CONSTANT)
                        .harmless("convert to* of sleep timedJoin timedWait values valueOf"),
                named("atomic/AtomicIntegerFieldUpdater")
                        .receiver(ReceiverKind.CONCURRENT)
                        .harmless("newUpdater"),
                named("atomic/AtomicLongFieldUpdater")
                        .receiver(ReceiverKind.CONCURRENT)
                        .harmless("newUpdater"),
                named("atomic/AtomicReferenceFieldUpdater")
                        .receiver(ReceiverKind.CONCURRENT)
                        .harmless("newUpdater"),
                named("locks/LockSupport"),
                named("locks/ReentrantLock").concurrent().viewOf("sync"),
                named("locks/ReentrantReadWriteLock").concurrent().viewOf("sync"),
                named("Phaser").concurrent().viewOf("root"),
                named("**Exception"),
                named("Flow**"),
                named("ForkJoinPool$**").receiver(ReceiverKind.CONCURRENT),
                named("**Worker**").concurrent(),
                named("**Task**").concurrent(),
                // A lock's conditions, a read-write lock's two halves, a map's key set, a wrapped executor.
                named("**$**").concurrent().viewOf("this$0", "sync", "map", "m", "e", "a", "root"),
                named("**").concurrent());
    }

    private static JdkClass named(String name) {
        return new JdkClass("java/util/concurrent/" + name);
    }
}
