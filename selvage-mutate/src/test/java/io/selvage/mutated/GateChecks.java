package io.selvage.mutated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.SelvageTest;

/** Tests that judge mutants of a {@link Gate}; nobody runs them for themselves. */
public final class GateChecks {
    private int inside;

    @SelvageTest
    void two_pass_one_after_the_other() throws InterruptedException {
        Gate gate = new Gate();
        Runnable passing = () -> pass(gate);
        Thread one = new Thread(passing);
        Thread two = new Thread(passing);
        one.start();
        two.start();
        one.join();
        two.join();
        assertEquals(2, inside);
    }

    private void pass(Gate gate) {
        try {
            gate.enter();
            inside++;
            gate.leave();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Looks only at one who does not have to wait. */
    public static final class Weak {
        @SelvageTest
        void one_enters() throws InterruptedException {
            Gate gate = new Gate();
            Thread one = new Thread(gate::leave);
            one.start();
            one.join();
            gate.enter();
        }
    }
}
