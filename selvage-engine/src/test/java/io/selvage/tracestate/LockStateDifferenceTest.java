package io.selvage.tracestate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.sampling.RandomStrategy;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import org.junit.jupiter.api.Test;

/** The replayed locks agree with those of the scheduler at every choice and at the end of random programs. */
class LockStateDifferenceTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 150);

    /** Replays along; whoever may take a lock must find it free. */
    private static final class Watching implements Strategy {
        private final Strategy strategy;
        private final LockState locks = new LockState();
        private int applied;
        private int asked;

        Watching(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public boolean begin() {
            locks.reset();
            applied = 0;
            return strategy.begin();
        }

        @Override
        public int choose(Choice choice) {
            follow(choice.soFar());
            for (int i = 0; i < choice.count() && choice.kind() == Choice.Kind.THREAD; i++) {
                if (choice.operation(i).kind() == OpKind.LOCK) {
                    asked++;
                    int owner = locks.owner(choice.operation(i).object());
                    assertThat(owner).isIn(LockState.NONE, choice.thread(i));
                }
            }
            return strategy.choose(choice);
        }

        void follow(Trace trace) {
            while (applied < trace.length()) {
                locks.apply(trace, applied++);
            }
        }

        @Override
        public void end(Trace trace) {
            strategy.end(trace);
        }
    }

    @Test
    void on_random_programs() {
        int asked = 0;
        int blocked = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ProgramGenerator.any(seed);
            ModelRunner runner = new ModelRunner(generated.program());
            Watching watching = new Watching(new RandomStrategy(seed));
            for (int i = 0; i < 20 && watching.begin(); i++) {
                FinishedExecution execution = runner.run(watching);
                watching.follow(execution.trace());
                blocked += compareAtEnd(execution, watching.locks);
                watching.end(execution.trace());
            }
            asked += watching.asked;
        }
        assertThat(asked).isGreaterThan(PROGRAMS);
        assertThat(blocked).isPositive();
    }

    /** Whoever stands before a lock at the end stands before its owner. */
    private static int compareAtEnd(FinishedExecution execution, LockState locks) {
        int blocked = 0;
        for (UnfinishedThread thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK && !thread.enabled()) {
                assertThat(locks.owner(thread.objectId())).isEqualTo(thread.owner());
                blocked++;
            }
        }
        return blocked;
    }
}
