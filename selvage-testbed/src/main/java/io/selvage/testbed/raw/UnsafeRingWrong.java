package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same with a plain put of the element, after the index. */
@Expect(
        outputs = {"1 2\n", "null 2\n", "1 null\n", "null null\n"},
        finding = "DATA_RACE",
        exhaustive = false,
        proof = "dpor")
public final class UnsafeRingWrong {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long PRODUCER = RawAccess.offset(UnsafeRingWrong.class, "producer");
    private static final long CONSUMER = RawAccess.offset(UnsafeRingWrong.class, "consumer");
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
        UNSAFE.putOrderedLong(this, PRODUCER, index + 1);
        UNSAFE.putObject(buffer, at(index), value);
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
        UnsafeRingWrong ring = new UnsafeRingWrong();
        Thread producer = Threads.start(() -> {
            ring.offer(1);
            ring.offer(2);
        });
        System.out.println(ring.take() + " " + ring.take());
        producer.join();
    }
}
