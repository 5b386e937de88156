package programs21;

import io.selvage.testbed.Expect;

/** Virtual threads race like any others. */
@Expect(outputs = {"1\n", "2\n"}, finding = "DATA_RACE", since = 21)
public final class VirtualRace {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> count++);
        Thread two = Thread.startVirtualThread(() -> count++);
        one.join();
        two.join();
        System.out.println(count);
    }
}
