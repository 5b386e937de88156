package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A constructor makes its object known, and sets a final field after that. */
@Expect(
        outputs = {"nobody\n", "null\n", "x\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class PublishedEarly {
    private static volatile PublishedEarly known;
    private final String name;

    private PublishedEarly(String name) {
        known = this;
        this.name = name;
    }

    private static void read() {
        PublishedEarly seen = known;
        System.out.println(seen == null ? "nobody" : seen.name);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new PublishedEarly("x"), PublishedEarly::read);
    }
}
