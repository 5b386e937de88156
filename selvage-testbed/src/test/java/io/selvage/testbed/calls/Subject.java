package io.selvage.testbed.calls;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;

/** What the threads of a program share: one object, new or with something in it. */
public enum Subject {
    HASH_MAP(ConcurrentHashMap::new),
    FILLED_HASH_MAP(() -> new ConcurrentHashMap<>(Map.of(1, 1))),
    SKIP_LIST_MAP(ConcurrentSkipListMap::new),
    FILLED_SKIP_LIST_MAP(() -> new ConcurrentSkipListMap<>(Map.of(1, 1))),
    KEY_SET(ConcurrentHashMap::newKeySet),
    SKIP_LIST_SET(ConcurrentSkipListSet::new),
    LINKED_QUEUE(ConcurrentLinkedQueue::new),
    FILLED_LINKED_QUEUE(() -> new ConcurrentLinkedQueue<>(List.of(3, 4))),
    LINKED_DEQUE(ConcurrentLinkedDeque::new),
    FILLED_LINKED_DEQUE(() -> new ConcurrentLinkedDeque<>(List.of(3, 4))),
    ARRAY_QUEUE(() -> new ArrayBlockingQueue<>(1)),
    FILLED_ARRAY_QUEUE(() -> new ArrayBlockingQueue<>(2, false, List.of(3))),
    BLOCKING_QUEUE(LinkedBlockingQueue::new),
    BLOCKING_QUEUE_OF_ONE(() -> new LinkedBlockingQueue<>(1)),
    FILLED_BLOCKING_QUEUE(() -> new LinkedBlockingQueue<>(List.of(3, 4))),
    BLOCKING_DEQUE(() -> new LinkedBlockingDeque<>(2)),
    FILLED_BLOCKING_DEQUE(() -> new LinkedBlockingDeque<>(List.of(3, 4))),
    PRIORITY_QUEUE(PriorityBlockingQueue::new),
    TRANSFER_QUEUE(LinkedTransferQueue::new),
    SYNCHRONOUS_QUEUE(SynchronousQueue::new),
    COPIED_LIST(() -> new CopyOnWriteArrayList<>(List.of(3))),
    LATCH(() -> new CountDownLatch(1)),
    LATCH_OF_TWO(() -> new CountDownLatch(2)),
    NO_PERMIT(() -> new Semaphore(0)),
    ONE_PERMIT(() -> new Semaphore(1)),
    THREE_PERMITS(() -> new Semaphore(3)),
    FAIR_PERMITS(() -> new Semaphore(2, true)),
    ATOMIC_INTEGER(AtomicInteger::new),
    ATOMIC_LONG(AtomicLong::new),
    ATOMIC_BOOLEAN(AtomicBoolean::new),
    ATOMIC_REFERENCE(AtomicReference::new),
    INTEGERS(() -> new AtomicIntegerArray(2)),
    LONGS(() -> new AtomicLongArray(2)),
    REFERENCES(() -> new AtomicReferenceArray<>(2)),
    ADDER(LongAdder::new),
    DOUBLE_ADDER(DoubleAdder::new),
    ACCUMULATOR(() -> new LongAccumulator(Math::max, 0)),
    LOCK(ReentrantLock::new),
    FAIR_LOCK(() -> new ReentrantLock(true)),
    READ_LOCK(() -> new ReentrantReadWriteLock().readLock()),
    WRITE_LOCK(() -> new ReentrantReadWriteLock().writeLock()),
    STAMPED_LOCK(StampedLock::new),
    FUTURE_TASK(() -> new FutureTask<>(() -> 7)),
    PROMISE(CompletableFuture::new),
    BARRIER(() -> new CyclicBarrier(2)),
    PHASER(() -> new Phaser(2)),
    EXCHANGER(Exchanger::new);

    private final Supplier<Object> maker;

    Subject(Supplier<Object> maker) {
        this.maker = maker;
    }

    Object make() {
        return maker.get();
    }
}
