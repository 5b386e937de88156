package programs21;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list seen from its other end is still the same list: an increment of its element is lost. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"[2]\n", "[3]\n"},
        since = 21)
public final class ReversedShared {
    private static final List<Integer> COUNTS = new ArrayList<>(List.of(1));
    private static final List<Integer> REVERSED = COUNTS.reversed();

    private static void increment() {
        REVERSED.set(0, REVERSED.get(0) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ReversedShared::increment, ReversedShared::increment);
        System.out.println(COUNTS);
    }
}
