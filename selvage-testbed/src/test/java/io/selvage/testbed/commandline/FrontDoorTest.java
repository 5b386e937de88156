package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import io.selvage.testbed.door.Careful;
import io.selvage.testbed.door.HiddenInterface;
import io.selvage.testbed.door.Speechless;
import io.selvage.testbed.door.TwoBugs;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options that people get wrong, files that are in the way, programs that say odd things. */
class FrontDoorTest {
    @TempDir
    private Path folder;

    private Run run(Class<?> program, String... options) throws URISyntaxException {
        Path classes = Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<String> words = new ArrayList<>(List.of("run", "--out", "out", "--classpath", classes.toString()));
        words.addAll(List.of(options));
        words.add(program.getName());
        return SelvageProcess.selvage(folder, words.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--exclude=*", "--include=com.acme.*"})
    void a_program_that_is_left_alone_entirely_is_not_tested(String option) throws Exception {
        Run run = run(Careful.class, option, "--json");
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(3);
        assertThat(run.out())
                .contains("\"verdict\":\"NOTHING_TESTED\"", "none of the program's classes", "--include and --exclude");
    }

    @Test
    void a_search_that_leaves_classes_alone_is_not_called_exhaustive() throws Exception {
        Run all = run(Careful.class);
        assertThat(all.out()).startsWith("PASSED exhaustive");
        Run run = run(Careful.class, "--exclude", "*.Careful$Cell");
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .startsWith("NOT FOUND")
                .contains("note: --include and --exclude left io.selvage.testbed.door.Careful$Cell alone");
    }

    @Test
    void a_search_that_met_a_class_which_could_not_be_woven_is_not_called_exhaustive() throws Exception {
        Run run = run(HiddenInterface.class);
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .startsWith("NOT FOUND")
                .contains("note: io.selvage.testbed.door.HiddenInterface$Count could not be woven when it was made");
    }

    @Test
    void a_replay_leaves_the_files_of_other_findings_alone_and_names_its_own() throws Exception {
        Run found = run(TwoBugs.class, "--keep-going", "--quiet");
        assertThat(found.out()).as(found.err()).startsWith("FAILED: 2 findings");
        String first = Files.readString(folder.resolve("out/TwoBugs-1.schedule"));
        String second = Files.readString(folder.resolve("out/TwoBugs-2.schedule"));
        Run replayed = SelvageProcess.selvage(folder, "replay", "--json", "--out", "out", "out/TwoBugs-2.schedule");
        assertThat(replayed.exit()).isEqualTo(1);
        assertThat(replayed.out()).contains("\"file\":\"out/TwoBugs-2.schedule\"");
        assertThat(folder.resolve("out/TwoBugs-1.schedule")).hasContent(first);
        assertThat(folder.resolve("out/TwoBugs-2.schedule")).hasContent(second);
    }

    @Test
    void an_exception_that_cannot_say_what_it_is_is_a_finding() throws Exception {
        Run run = run(Speechless.class);
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(1);
        assertThat(run.out())
                .contains("UNCAUGHT EXCEPTION", "Speechless$Unspeakable", "toString() fails", "IllegalStateException");
    }

    @Test
    void a_folder_is_no_place_for_a_page() throws Exception {
        Run run = run(Careful.class, "--html", "/");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--html: / cannot be written").doesNotContain("\tat ");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_disk_that_is_full_does_not_hide_what_was_found() throws Exception {
        Run run = run(TwoBugs.class, "--json", "--html", "/dev/full");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("{\"tool\":\"selvage\"")
                .contains("\"verdict\":\"FAILED\"")
                .hasLineCount(1);
        assertThat(run.err()).contains("--html: /dev/full cannot be written");
    }
}
