package io.selvage.libraries.frameworks;

import io.github.bucket4j.Bucket;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads look whether there is a token and take it for granted that they get it. */
@Of(value = Library.BUCKET4J, says = "no token left")
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION")
public final class BucketChecksThenConsumes {
    private BucketChecksThenConsumes() {}

    public static void main(String[] args) throws Exception {
        Bucket bucket = BucketConsumesOnce.bucket();
        Threads.run(() -> consume(bucket), () -> consume(bucket));
        System.out.println("done");
    }

    private static void consume(Bucket bucket) {
        if (bucket.getAvailableTokens() > 0) {
            Check.that(bucket.tryConsume(1), "no token left");
        }
    }
}
