package io.selvage.agent;

import io.selvage.hooks.Fibers;

/**
 * Stores to a field just before switching the current thread and looks at it just after, two million times: the
 * optimising compiler drops such a store when the switch is compiled into the same code.
 */
final class LostStoreProbe {
    private static final int ROUNDS = 2_000_000;

    private int stored;

    private LostStoreProbe() {}

    public static void main(String[] args) {
        Fibers fibers = Fibers.installed();
        if (fibers == null) {
            System.out.println("no fibers");
            return;
        }
        LostStoreProbe probe = new LostStoreProbe();
        Thread carrier = Thread.currentThread();
        Thread other = new Thread("other");
        int lost = 0;
        for (int i = 1; i <= ROUNDS; i++) {
            lost += probe.round(fibers, carrier, other, i);
        }
        System.out.println("lost " + lost);
    }

    private int round(Fibers fibers, Thread carrier, Thread other, int value) {
        stored = value;
        fibers.setCurrent(carrier, other);
        int lost = see(value) ? 0 : 1;
        stored = -value;
        fibers.setCurrent(carrier, carrier);
        return see(-value) ? lost : lost + 1;
    }

    private boolean see(int value) {
        return stored == value;
    }
}
