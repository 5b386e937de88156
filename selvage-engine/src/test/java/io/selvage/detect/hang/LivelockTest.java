package io.selvage.detect.hang;

import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.sampling.RandomStrategy;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is blamed for not ending, and what is not. */
class LivelockTest {
    private static final int STEPS = 400;

    private static List<Finding> inspect(ModelProgram program, Strategy strategy) {
        strategy.begin();
        return new LivelockDetector().inspect(new ModelRunner(program, STEPS, 0).run(strategy));
    }

    private static List<Instruction> often(Instruction instruction) {
        return Collections.nCopies(STEPS, instruction);
    }

    @Test
    void threads_that_only_look_for_ever_are_blamed() {
        ModelProgram program = new ModelProgram().thread("a", often(read("x"))).thread("b", often(read("y")));
        assertThat(inspect(program, new RandomStrategy(1)))
                .extracting(Finding::kind)
                .containsExactly(FindingKind.LIVELOCK);
    }

    @Test
    void a_thread_that_keeps_changing_something_may_be_on_its_way() {
        ModelProgram program = new ModelProgram().thread("a", often(read("x"))).thread("b", often(write("y", 1)));
        assertThat(inspect(program, new RandomStrategy(1))).isEmpty();
    }

    @Test
    void a_schedule_that_starves_a_thread_is_not_blamed() {
        ModelProgram program = new ModelProgram().thread("a", often(read("x"))).thread("b", write("x", 1));
        assertThat(inspect(program, new DfsStrategy())).isEmpty();
    }
}
