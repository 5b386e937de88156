package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.StepDetails.LockChange;
import io.selvage.model.StepDetails.LockChangeKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class LanesTest {
    private static Step step(int number, List<Integer> after, LockChange... changes) {
        return new Step(number, "a", "", "", "", new StepDetails("", List.of(changes), after, false));
    }

    @Test
    void a_lock_is_held_from_the_step_that_takes_it_to_the_one_that_gives_it_back() {
        LaneDiagram lanes = LaneDiagram.of(List.of(
                step(1, List.of(), new LockChange(LockChangeKind.ACQUIRES, "a", "m")),
                step(2, List.of()),
                step(3, List.of(), new LockChange(LockChangeKind.RELEASES, "a", "m"))));
        assertThat(lanes.held).containsExactly(new LaneDiagram.Span("a", "m", 0, 2));
    }

    @Test
    void what_does_not_end_lasts_beyond_the_last_step() {
        LaneDiagram lanes = LaneDiagram.of(List.of(
                step(
                        1,
                        List.of(),
                        new LockChange(LockChangeKind.ACQUIRES, "a", "m"),
                        new LockChange(LockChangeKind.WAITS, "b", "m")),
                step(2, List.of())));
        assertThat(lanes.held).containsExactly(new LaneDiagram.Span("a", "m", 0, 2));
        assertThat(lanes.waits).containsExactly(new LaneDiagram.Span("b", "m", 0, 2));
    }

    @Test
    void arrows_come_from_the_steps_that_are_learnt_of() {
        LaneDiagram lanes = LaneDiagram.of(List.of(step(1, List.of()), step(2, List.of()), step(3, List.of(1, 2))));
        assertThat(lanes.arrows).containsExactly(new LaneDiagram.Arrow(0, 2), new LaneDiagram.Arrow(1, 2));
    }
}
