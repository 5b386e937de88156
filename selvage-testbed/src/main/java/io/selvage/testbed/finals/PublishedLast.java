package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A constructor makes its object known when all final fields are set. */
@Expect(
        outputs = {"nobody\n", "x\n"},
        proof = "dpor")
public final class PublishedLast {
    private static volatile PublishedLast known;
    private final String name;

    private PublishedLast(String name) {
        this.name = name;
        known = this;
    }

    private static void read() {
        PublishedLast seen = known;
        System.out.println(seen == null ? "nobody" : seen.name);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new PublishedLast("x"), PublishedLast::read);
    }
}
