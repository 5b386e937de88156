package io.selvage.scheduler;

/** How many spurious wake-ups and interrupts from outside an execution may still have. */
final class WakeupBudget {
    private int spurious;
    private int interrupts;

    void reset(int mostSpurious, int mostInterrupts) {
        spurious = mostSpurious;
        interrupts = mostInterrupts;
    }

    /** From now on there are none. */
    void exhaust() {
        spurious = 0;
        interrupts = 0;
    }

    boolean isEmpty() {
        return spurious <= 0 && interrupts <= 0;
    }

    boolean allowsSpurious() {
        return spurious > 0;
    }

    boolean allowsInterrupt() {
        return interrupts > 0;
    }

    void useSpurious() {
        spurious--;
    }

    void useInterrupt() {
        interrupts--;
    }

    void grantSpurious() {
        spurious++;
    }
}
