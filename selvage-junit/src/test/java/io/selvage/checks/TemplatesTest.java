package io.selvage.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.TestExecutionResult.Status.ABORTED;
import static org.junit.platform.engine.TestExecutionResult.Status.FAILED;
import static org.junit.platform.engine.TestExecutionResult.Status.SUCCESSFUL;

import io.selvage.junit.NotTested;
import io.selvage.junit.SelvageFailure;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult.Status;

/** Parameterized, nested, inherited and named tests, how long they take, and what becomes of unfinished searches. */
class TemplatesTest {
    private static List<Status> statuses(List<Outcome> outcomes) {
        return outcomes.stream().map(Outcome::status).toList();
    }

    @Test
    void a_parameterized_test_is_explored_for_each_set_of_arguments() {
        List<Outcome> outcomes = Outcome.all(TemplateCases.Parameterized.class);

        assertThat(outcomes).hasSize(3 + 2 + 2 + 1 + 1);
        assertThat(outcomes.stream().filter(outcome -> outcome.status() != SUCCESSFUL))
                .singleElement()
                .satisfies(outcome -> {
                    assertThat(outcome.name()).contains("3");
                    assertThat(outcome.failure())
                            .startsWith("FAILED: 1 finding")
                            .contains("three is too many");
                });
        assertThat(outcomes).extracting(Outcome::name).contains("a and 1", "b and 2");
    }

    @Test
    void an_argument_that_executions_would_share_is_refused() {
        Outcome outcome = Outcome.of(TemplateCases.Unusable.class);

        assertThat(outcome.thrown()).isEqualTo(NotTested.class);
        assertThat(outcome.failure()).contains("cannot be made anew for each execution");
    }

    @Test
    void an_inherited_test_is_explored_with_the_class_that_inherits_it() {
        assertThat(statuses(Outcome.all(TemplateCases.Inherits.class))).containsExactly(SUCCESSFUL);
        assertThat(statuses(Outcome.all(TemplateCases.InheritsAndFails.class))).containsExactly(FAILED);
    }

    @Test
    void a_nested_test_keeps_its_names() {
        assertThat(Outcome.names(TemplateCases.Named.class))
                .containsSubsequence("A counter", "that is shared", "counts all");
    }

    @Test
    void a_test_takes_as_long_as_it_is_explored() {
        assertThat(Outcome.of(TemplateCases.Slow.class).duration()).isGreaterThan(Duration.ofMillis(290));
    }

    @Test
    void an_unfinished_search_passes_if_the_test_says_so_and_its_name_says_how_far_it_came() {
        List<Outcome> outcomes = Outcome.all(TemplateCases.Passes.class);

        assertThat(statuses(outcomes)).containsExactly(SUCCESSFUL, SUCCESSFUL);
        assertThat(outcomes.get(1).name()).isEqualTo("NOT FOUND in 5 schedules (random)");
    }

    @Test
    void by_default_a_test_is_aborted_next_to_it() {
        List<Outcome> outcomes = Outcome.all(TemplateCases.Warns.class);

        assertThat(statuses(outcomes)).containsExactly(SUCCESSFUL, ABORTED);
        assertThat(outcomes.get(1).name()).isEqualTo("NOT FOUND in 5 schedules (random)");
        assertThat(outcomes.get(1).failure())
                .startsWith("NOT FOUND in 5")
                .contains("note: to get further: ", "seed = 2 draws other schedules")
                .doesNotContain("--");
    }

    @Test
    void or_it_fails() {
        List<Outcome> outcomes = Outcome.all(TemplateCases.Fails.class);

        assertThat(statuses(outcomes)).containsExactly(SUCCESSFUL, FAILED);
        assertThat(outcomes.get(1).thrown()).isEqualTo(SelvageFailure.class);
    }

    @Test
    void the_build_decides_for_tests_that_do_not() {
        System.setProperty("selvage.unfinished", "fail");
        try {
            assertThat(statuses(Outcome.all(TemplateCases.Warns.class))).containsExactly(SUCCESSFUL, FAILED);
            assertThat(statuses(Outcome.all(TemplateCases.Passes.class))).containsExactly(SUCCESSFUL, SUCCESSFUL);
        } finally {
            System.clearProperty("selvage.unfinished");
        }
    }
}
