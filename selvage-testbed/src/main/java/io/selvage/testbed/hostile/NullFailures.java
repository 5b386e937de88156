package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Null receivers and bad indices fail as they would without a tool. */
@Expect(outputs = "NullPointerException ArrayIndexOutOfBoundsException NegativeArraySizeException\n")
public final class NullFailures {
    private static NullFailures nothing;
    private static int[] array = new int[1];
    private int field;

    private static String name(Threads.Task task) {
        try {
            task.run();
            return "none";
        } catch (Exception expected) {
            return expected.getClass().getSimpleName();
        }
    }

    private static void attempt() {
        String field = name(() -> nothing.field++);
        String index = name(() -> array[1]++);
        System.out.println(field + " " + index + " " + name(() -> array = new int[-1]));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NullFailures::attempt);
    }
}
