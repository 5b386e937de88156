package io.selvage.scheduler;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.Ending;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import org.junit.jupiter.api.Test;

final class ExecutionEndingTest {
    private final Execution execution = new Execution(new ThreadNumbering());
    private final Scheduler scheduler = new Scheduler(execution);

    /** Gives every execution up, or diverges. */
    private record Stopping(boolean diverges) implements Strategy {
        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public int choose(Choice choice) {
            if (diverges) {
                throw new DivergedException(1, "one", "other");
            }
            return CUT;
        }

        @Override
        public void end(Trace trace) {
            // Nothing was learnt.
        }
    }

    @Test
    void the_first_ending_stays() {
        execution.ending.end(new Ending.Hung());
        execution.ending.end(new Ending.Completed());
        assertThat(execution.ending.get()).isEqualTo(new Ending.Hung());
    }

    @Test
    void a_fault_replaces_every_ending_but_an_earlier_fault() {
        execution.ending.end(new Ending.Completed());
        assertThat(execution.ending.fault("first")).hasMessage("first");
        execution.ending.fault("second");
        assertThat(execution.ending.get()).isEqualTo(new Ending.Fault("first"));
    }

    @Test
    void a_program_that_goes_on_after_a_fault_and_asks_for_chance_does_not_hide_it() {
        for (boolean diverges : new boolean[] {false, true}) {
            execution.reset(0, 0);
            scheduler.begin(new Stopping(diverges), 10);
            execution.ending.fault("control is lost");
            assertThat(scheduler.chooseValue(2)).isZero();
            assertThat(execution.ending.get()).isEqualTo(new Ending.Fault("control is lost"));
        }
    }

    @Test
    void a_program_that_goes_on_after_a_fault_and_notifies_does_not_hide_it() {
        execution.reset(0, 0);
        scheduler.begin(new Stopping(false), 10);
        TestThread first = execution.threads.start(null, "first", "first", false);
        TestThread second = execution.threads.start(null, "second", "second", false);
        ShadowObject lock = first.number(execution.objects.getOrCreate("lock"));
        lock.monitor().addWaiter(first.id);
        lock.monitor().addWaiter(second.id);
        execution.ending.fault("control is lost");
        assertThat(scheduler.chooseWaiter(lock)).isSameAs(first);
        assertThat(execution.ending.get()).isEqualTo(new Ending.Fault("control is lost"));
    }
}
