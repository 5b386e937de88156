package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.SelvageTest;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The lost update: {@code count++} is a read and a write, and another thread's write fits between them. A plain test
 * passes nearly always. The twin uses one atomic operation.
 */
class Sample01LostUpdate {
    private int count;
    private final AtomicInteger atomic = new AtomicInteger();

    @SelvageTest
    @Verdict("FAILED DATA_RACE")
    void twoIncrementsOfAField() throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assertEquals(2, count);
    }

    @SelvageTest
    @Verdict("PASSED")
    void twoIncrementsOfAnAtomic() throws InterruptedException {
        Thread other = new Thread(atomic::incrementAndGet);
        other.start();
        atomic.incrementAndGet();
        other.join();
        assertEquals(2, atomic.get());
    }
}
