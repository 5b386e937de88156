package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Calls of print are single operations, and nothing larger is. */
@Expect(outputs = {"ab1", "a1b", "1ab"})
public final class PrintsPieces {
    private static void two() {
        System.out.print('a');
        System.out.printf("%s", "b");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PrintsPieces::two, () -> System.out.print(1));
    }
}
