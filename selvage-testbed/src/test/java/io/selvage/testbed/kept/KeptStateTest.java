package io.selvage.testbed.kept;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.ResultReader;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first execution is right: a search that would explore something else says so. */
class KeptStateTest {
    private static final String[] STORE = {"--exclude", "*.Store"};

    @TempDir
    private Path folder;

    private Result run(Class<?> program, String[] options, String... arguments) {
        List<String> words = new ArrayList<>(List.of("run", "--json", "--classpath", SelvageProcess.tests()));
        words.addAll(List.of(options));
        words.add(program.getName());
        words.addAll(List.of(arguments));
        return ResultReader.read(
                SelvageProcess.selvage(folder, words.toArray(String[]::new)).out());
    }

    @Test
    void what_only_the_first_execution_does_is_not_forgotten() {
        Result result = run(CountsInStore.class, STORE);
        assertThat(result.verdict()).isEqualTo(Verdict.TOOL_FAULT);
        assertThat(result.fault())
                .contains("does something else when it is run again", Store.class.getName() + ".count");
    }

    @Test
    void what_only_the_output_shows_keeps_the_search_from_being_exhaustive() {
        Result result = run(PrintsStore.class, STORE);
        assertThat(result.exhaustive()).isFalse();
        assertThat(result.notes()).anyMatch(note -> note.contains("first 'run 0', then 'run 1'"));
    }

    @Test
    void what_changes_in_the_course_of_the_search_is_noticed_at_its_end() {
        Result result = run(DriftsLater.class, STORE);
        assertThat(result.verdict()).isEqualTo(Verdict.TOOL_FAULT);
    }

    @Test
    void a_file_that_is_there_the_second_time_is_noticed_where_it_matters() {
        Result result =
                run(MakesFile.class, new String[0], folder.resolve("made").toString());
        assertThat(result.verdict()).isEqualTo(Verdict.TOOL_FAULT);
        assertThat(result.fault()).contains("MakesFile.java:16");
        Result again =
                run(MakesFile.class, new String[0], folder.resolve("made").toString());
        assertThat(again.verdict()).as("the file was there from the beginning").isEqualTo(Verdict.PASSED);
    }

    @Test
    void what_is_put_back_is_found_as_it_was() {
        Result result = run(Regular.class, new String[0]);
        assertThat(result.fault()).isEmpty();
        assertThat(result.outputs()).hasSize(1);
        assertThat(result.outputs().get(0).text()).isEqualTo("1nullparent0false\nbye\n");
    }
}
