package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of findings say what was read and written, where, and what it led to. */
class StoryTest {
    @TempDir
    private Path out;

    private Finding first(Class<?> program) {
        Options options = Options.DEFAULTS
                .with(OptionList.SCHEDULES, 1_000L)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.OUT, out);
        Program subject = new Program(List.of(Path.of(SelvageProcess.tests())), program.getName(), List.of());
        return Exploration.run(options, subject).findings().get(0);
    }

    private static List<String> actions(Finding finding, String thread) {
        return finding.steps().stream()
                .filter(step -> step.thread().equals(thread))
                .map(Step::action)
                .toList();
    }

    @Test
    void each_write_shows_its_value_and_no_code_of_the_program_runs_for_it() {
        assertThat(actions(first(Values.class), "writer"))
                .containsSubsequence(
                        "Values.total = 10000000000",
                        "Values#1.flag = true",
                        "Values#1.small = -7",
                        "Values#1.letter = '\\n'",
                        "Values#1.real = 0.5",
                        "Values#1.text = \"a line\\nand \\\"more\\\" than thirty …\"",
                        "Values#1.boxed = 12",
                        "Values#1.hostile = Values$Hostile#1",
                        "Values#1.colour = GREEN",
                        "Values#1.nothing = null",
                        "Values#1.lambda = Values$$Lambda#1",
                        "int[]#1[2] = 9",
                        "Values$Child#1.same = 20",
                        "Values$Child#1.same = 10",
                        "call AtomicInteger#1.incrementAndGet (value 6)",
                        "call AtomicReference#1.set (value \"held\")",
                        "write ArrayList#1.add (size 1)",
                        "call ConcurrentHashMap#1.merge (\"lamp\" = 1)",
                        "call ConcurrentHashMap#1.remove (no \"lamp\")",
                        "call ConcurrentHashMap#1.put (size 1)",
                        "call LinkedBlockingQueue#1.add (size 1)");
    }

    @Test
    void each_read_shows_its_value_also_of_what_was_copied_and_of_fields_that_hide_others() {
        assertThat(actions(first(Values.class), "writer"))
                .containsSubsequence(
                        "read int[]#1[0] → 3",
                        "read int[]#1[1] → 4",
                        "read int[]#1[2] → 9",
                        "read Values$Child#1.same → 20",
                        "read Values$Child#1.same → 10",
                        "read Values.total → 10000000000",
                        "read Values#1.flag → true");
    }

    @Test
    void a_copy_of_a_range_shows_what_was_written() {
        assertThat(actions(first(Values.class), "writer")).contains("int[]#1[0] = 3", "int[]#1[1] = 4");
    }

    @Test
    void the_thread_that_died_says_of_what_at_its_line() {
        Finding finding = first(Values.class);
        Step last = finding.steps().stream()
                .filter(step -> step.scene().role() == StepDetails.Role.FAILING)
                .findFirst()
                .orElseThrow();
        assertThat(last.action()).isEqualTo("dies of IllegalStateException");
        assertThat(last.location()).isEqualTo(finding.sites().get(0));
    }

    @Test
    void an_update_that_was_lost_has_a_sentence_whose_steps_are_as_it_says() {
        Finding finding = first(Overwritten.class);
        String sentence = finding.details().get(0);
        assertThat(sentence)
                .matches("Overwritten.count: (one|two) read 0 at step \\d+, (one|two) wrote 1 at step \\d+, "
                        + "(one|two) wrote 1 over it at step \\d+");
        List<Step> named = finding.steps().stream()
                .filter(step -> step.scene().role() == StepDetails.Role.NAMED)
                .toList();
        assertThat(named)
                .extracting(Step::action)
                .containsExactly("read Overwritten#1.count → 0", "Overwritten#1.count = 1", "Overwritten#1.count = 1");
        named.forEach(step -> assertThat(sentence).contains("at step " + step.number()));
        assertThat(named.get(0).thread())
                .isEqualTo(named.get(2).thread())
                .isNotEqualTo(named.get(1).thread());
    }
}
