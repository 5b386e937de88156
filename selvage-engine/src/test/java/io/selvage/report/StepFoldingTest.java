package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.StepDetails.Role;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StepFoldingTest {
    private static final int WIDE = 200;

    private final List<Step> steps = new ArrayList<>();

    private void step(String thread, String action, String why, Role role) {
        steps.add(new Step(steps.size() + 1, thread, action, "Bank.java:7", why, StepDetails.NONE.withRole(role)));
    }

    private void plain(String thread, int count) {
        for (int i = 0; i < count; i++) {
            step(thread, "read a → " + i, "", Role.PLAIN);
        }
    }

    private String text(int width) {
        return String.join("\n", InterleavingTable.lines(steps, width));
    }

    @Test
    void a_short_story_is_shown_step_by_step() {
        plain("one", 50);
        assertThat(text(WIDE)).contains("read a → 17", "read a → 49").doesNotContain("…");
    }

    @Test
    void a_long_run_of_one_thread_is_folded_with_a_count_and_what_decides_is_shown() {
        plain("one", 100);
        step("one", "lock Bank#1", "", Role.KEY);
        plain("one", 50);
        step("one", "Bank#1.sum = 5", "", Role.NAMED);
        plain("one", 10);
        step("two", "read b → 1", "chosen", Role.PLAIN);
        plain("two", 20);
        step("two", "dies of Error", "", Role.FAILING);
        assertThat(text(WIDE))
                .contains("100 steps", "50 steps", "lock Bank#1", "Bank#1.sum = 5", "chosen", "dies of Error")
                .as("the step before a switch is shown")
                .contains("9 steps", "read a → 9  ")
                .doesNotContain("read a → 17");
    }

    @Test
    void steps_of_pools_and_initialisers_are_folded_in_short_stories_too() {
        step("one", "begin", "", Role.PLAIN);
        step("one", "call FutureTask#1.set", "", Role.MACHINERY);
        step("one", "call ThreadPoolExecutor#1.getTask", "", Role.MACHINERY);
        step("one", "end", "", Role.PLAIN);
        assertThat(text(WIDE)).contains("2 steps").doesNotContain("getTask");
    }

    @Test
    void what_the_finding_is_about_is_shown_in_the_middle_of_thousands_of_switches() {
        for (int i = 0; i < 5_000; i++) {
            step(i % 2 == 0 ? "one" : "two", "read a → " + i, "chosen", i == 2_500 ? Role.NAMED : Role.PLAIN);
        }
        List<String> lines = InterleavingTable.lines(steps, WIDE);
        assertThat(lines).hasSizeLessThan(150);
        assertThat(String.join("\n", lines))
                .contains("read a → 0 ", "read a → 2499 ", "read a → 2500 ", "read a → 4999", "steps not shown");
    }

    @Test
    void a_narrow_table_is_a_line_per_step_and_nothing_is_cut() {
        step("worker-with-a-long-name", "call ReentrantReadWriteLock#1.writeLock", "", Role.PLAIN);
        step("another-worker", "lock com.acme.Account#1", "worker-with-a-long-name cannot go on", Role.KEY);
        List<String> lines = InterleavingTable.lines(steps, 60);
        assertThat(lines).allMatch(line -> line.length() <= 60);
        assertThat(String.join(" ", lines).replaceAll(" +", " "))
                .contains("worker-with-a-long-name: call ReentrantReadWriteLock#1.writeLock (Bank.java:7)")
                .contains(
                        "another-worker: lock com.acme.Account#1 (Bank.java:7), worker-with-a-long-name cannot go on");
    }
}
