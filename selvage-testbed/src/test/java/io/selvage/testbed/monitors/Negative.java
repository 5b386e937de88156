package io.selvage.testbed.monitors;

/** Cannot be made. */
public final class Negative {
    private final int[] slots = new int[Integer.parseInt("-1")];

    public synchronized int use() {
        return slots.length;
    }
}
