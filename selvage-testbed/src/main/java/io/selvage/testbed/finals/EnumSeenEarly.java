package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A constant of an enum is known before the enum is initialised: nothing makes its users wait for that. */
@Expect(
        outputs = {"nobody\n", "0\n", "5\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class EnumSeenEarly {
    private static volatile Level known;

    private enum Level {
        HIGH(5);

        private final int rank;

        Level(int rank) {
            known = this;
            this.rank = rank;
        }

        int rank() {
            return rank;
        }
    }

    private static void read() {
        Level seen = known;
        System.out.println(seen == null ? "nobody" : seen.rank());
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> Level.valueOf("HIGH"), EnumSeenEarly::read);
    }
}
