package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** Nothing to schedule. */
@Expect(outputs = "alone\n", finding = "NOTHING_TESTED")
public final class OneThread {
    public static void main(String[] args) {
        System.out.println("alone");
    }
}
