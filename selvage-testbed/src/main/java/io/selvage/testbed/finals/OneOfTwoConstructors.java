package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One constructor lets its object out early, but another one makes the objects that are shared. */
@Expect(
        outputs = {"nobody\n", "3\n"},
        proof = "dpor")
public final class OneOfTwoConstructors {
    private static volatile OneOfTwoConstructors known;
    private static OneOfTwoConstructors last;
    private final int value;

    private OneOfTwoConstructors(int value) {
        this.value = value;
    }

    private OneOfTwoConstructors() {
        last = this;
        value = 5;
    }

    private static void read() {
        OneOfTwoConstructors seen = known;
        System.out.println(seen == null ? "nobody" : seen.value);
    }

    public static void main(String[] args) throws InterruptedException {
        assert new OneOfTwoConstructors() == last;
        Threads.run(() -> known = new OneOfTwoConstructors(3), OneOfTwoConstructors::read);
    }
}
