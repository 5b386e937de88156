package io.selvage.libraries.frameworks;

import io.github.bucket4j.Bucket;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads want the only token; one of them gets it. */
@Of(Library.BUCKET4J)
@Expect(outputs = "1\n")
public final class BucketConsumesOnce {
    private BucketConsumesOnce() {}

    static Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(1).refillIntervally(1, Duration.ofDays(1)))
                .build();
    }

    public static void main(String[] args) throws Exception {
        Bucket bucket = bucket();
        AtomicInteger consumed = new AtomicInteger();
        Threads.run(() -> consume(bucket, consumed), () -> consume(bucket, consumed));
        System.out.println(consumed);
    }

    private static void consume(Bucket bucket, AtomicInteger consumed) {
        if (bucket.tryConsume(1)) {
            consumed.incrementAndGet();
        }
    }
}
