package io.selvage.samples;

import io.selvage.junit.ScenarioTest;
import io.selvage.script.Scenario;

/**
 * Calls at ticks of a logical clock: a tick is over when every thread has finished, waits or is blocked, so that
 * nothing is slept away and a call that waits is told from one that does not by when it completes. Whatever is left
 * open is tried in every order.
 */
class ScenarioSampleTest {
    /** Lets so many in at a time. */
    static class Gate {
        private int free;

        Gate(int places) {
            free = places;
        }

        synchronized void enter() throws InterruptedException {
            while (free == 0) {
                wait();
            }
            free--;
        }

        synchronized int leave() {
            free++;
            notifyAll();
            return free;
        }
    }

    @ScenarioTest
    void whoever_finds_no_place_waits_for_one() {
        Scenario.of("a gate with one place", () -> new Gate(1))
                .tick()
                .call("a", Gate::enter)
                .completesAt(1)
                .tick()
                .call("b", Gate::enter)
                .completesAt(3)
                .tick()
                .ask("a", Gate::leave)
                .returns(1)
                .completesAt(3)
                .assertPasses();
    }

    @ScenarioTest
    void either_of_two_may_be_first() {
        Scenario.of("two wait", () -> new Gate(1))
                .tick()
                .call("a", Gate::enter)
                .tick()
                .call("b", Gate::enter)
                .completesAt(3, 4)
                .call("c", Gate::enter)
                .completesAt(3, 4)
                .tick()
                .call("a", Gate::leave)
                .tick()
                .call("d", Gate::leave)
                .assertPasses();
    }
}
