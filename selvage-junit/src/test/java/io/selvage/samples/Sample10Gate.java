package io.selvage.samples;

import io.selvage.junit.MonitorCheck;
import io.selvage.junit.MonitorTest;
import io.selvage.monitor.MonitorSpec;

/**
 * A gate that lets two in at a time, looked at by itself: whoever calls it, in whatever order. Its twin lets somebody
 * in whenever somebody leaves, and forgets to tell those who wait.
 */
class Sample10Gate {
    static class Gate {
        private int free = 2;

        synchronized void enter() throws InterruptedException {
            while (free == 0) {
                wait();
            }
            free--;
        }

        synchronized void leave() {
            if (free < 2) {
                free++;
                notify();
            }
        }
    }

    static class SilentGate {
        private int free = 2;

        synchronized void enter() throws InterruptedException {
            while (free == 0) {
                wait();
            }
            free--;
        }

        synchronized void leave() {
            if (free < 2) {
                free++;
            }
        }
    }

    @MonitorTest
    @Verdict("PASSED")
    void tellsWhoeverWaits(MonitorCheck check) {
        check.passes(MonitorSpec.of(Gate.class).create().call("enter").call("leave"));
    }

    @MonitorTest
    @Verdict("FAILED MISSED_NOTIFICATION")
    void tellsNobody(MonitorCheck check) {
        check.passes(MonitorSpec.of(SilentGate.class).create().call("enter").call("leave"));
    }
}
