package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A ring buffer of one producer and one consumer, as JCTools makes it: elements and indices by ordered puts. */
@Expect(
        outputs = {"1 2\n"},
        exhaustive = false,
        proof = "dpor")
public final class UnsafeRing {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long PRODUCER = RawAccess.offset(UnsafeRing.class, "producer");
    private static final long CONSUMER = RawAccess.offset(UnsafeRing.class, "consumer");
    private static final long BASE = UNSAFE.arrayBaseOffset(Object[].class);
    private static final long SCALE = UNSAFE.arrayIndexScale(Object[].class);
    private final Object[] buffer = new Object[2];
    private volatile long producer;
    private volatile long consumer;

    private static long at(long index) {
        return BASE + (index & 1) * SCALE;
    }

    private void offer(Object value) {
        long index = UNSAFE.getLong(this, PRODUCER);
        UNSAFE.putOrderedObject(buffer, at(index), value);
        UNSAFE.putOrderedLong(this, PRODUCER, index + 1);
    }

    private Object take() {
        long index = UNSAFE.getLong(this, CONSUMER);
        while (UNSAFE.getLongVolatile(this, PRODUCER) == index) {
            Thread.onSpinWait();
        }
        Object value = UNSAFE.getObjectVolatile(buffer, at(index));
        UNSAFE.putOrderedLong(this, CONSUMER, index + 1);
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeRing ring = new UnsafeRing();
        Thread producer = Threads.start(() -> {
            ring.offer(1);
            ring.offer(2);
        });
        System.out.println(ring.take() + " " + ring.take());
        producer.join();
    }
}
