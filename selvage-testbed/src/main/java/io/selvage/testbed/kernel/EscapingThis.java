package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A constructor hands out its object before it is done. */
@Expect(
        outputs = {"0\n", "42\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class EscapingThis {
    private static volatile EscapingThis shared;
    private int value;

    private static EscapingThis make() {
        EscapingThis made = new EscapingThis();
        shared = made;
        made.value = 42;
        return made;
    }

    private static void read() {
        EscapingThis seen = shared;
        System.out.println(seen == null ? 0 : seen.value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EscapingThis::make, EscapingThis::read);
    }
}
