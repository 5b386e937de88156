package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.EnumSet;
import java.util.Set;

/** Whoever comes first takes one element, whoever comes second the other; both may think that they are first. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"[ONE]\n", "[ONE, TWO]\n"})
public final class EnumSetShared {
    private enum Seat {
        ONE,
        TWO
    }

    private static final Set<Seat> TAKEN = EnumSet.noneOf(Seat.class);

    private static void take() {
        TAKEN.add(TAKEN.contains(Seat.ONE) ? Seat.TWO : Seat.ONE);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(EnumSetShared::take, EnumSetShared::take);
        System.out.println(TAKEN);
    }
}
