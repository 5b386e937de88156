package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An immutable object is published by a race on the reference: the reference races, the final field does not. */
@Expect(
        outputs = {"nobody\n", "3\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class RacyImmutable {
    private static RacyImmutable known;
    private final int value;

    private RacyImmutable(int value) {
        this.value = value;
    }

    private static void read() {
        RacyImmutable seen = known;
        System.out.println(seen == null ? "nobody" : seen.value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> known = new RacyImmutable(3), RacyImmutable::read);
    }
}
