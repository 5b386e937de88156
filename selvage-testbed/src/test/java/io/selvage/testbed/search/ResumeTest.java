package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search that is killed goes on where it was, and ends as if it had never been killed. */
class ResumeTest {
    private static final String CLASSPATH = SelvageProcess.corpus() + File.pathSeparator + SelvageProcess.tests();
    private static final String PROGRAM = "io.selvage.testbed.kernel.LockOrder";
    private static final String LARGE = "io.selvage.testbed.kernel.Philosophers3";
    private static final String FRONTIER = "search.frontier";

    /** A search is kept after each batch, and batches grow: about forty executions, and then hundreds. */
    private static final int EARLY = 20;

    private static final int LATER = 15;

    /** The exit code of a process that a signal has ended. */
    private static final int KILLED = 128 + 9;

    @TempDir
    private Path folder;

    private List<String> command(String strategy, String program, String... more) {
        List<String> command = new ArrayList<>(
                List.of("run", "--classpath", CLASSPATH, "--strategy", strategy, "--keep-going", "--json"));
        command.addAll(List.of("--out", folder.resolve("out").toString()));
        command.addAll(List.of(more));
        command.add(program);
        return command;
    }

    private Run here(List<String> command) {
        return SelvageProcess.here(folder, command.toArray(String[]::new));
    }

    /** In a JVM of its own: a search that was kept goes on in a new one, which numbers everything anew. */
    private Run elsewhere(List<String> command) {
        return SelvageProcess.selvage(folder, List.of(), command);
    }

    private static String totals(String json) {
        return json.replaceAll("\"seconds\":[0-9.]+", "");
    }

    /** Starts it, and kills it as soon as it has kept the search so many times; true if it was over before. */
    private boolean endsBeforeKill(List<String> flags, List<String> command, int checkpoints) throws Exception {
        List<String> settings = new ArrayList<>(flags);
        settings.add("-Dselvage.checkpoint.millis=0");
        try (FileChanges changes = new FileChanges(folder.resolve(FRONTIER))) {
            Process process = new ProcessBuilder(SelvageProcess.command(settings, command))
                    .directory(folder.toFile())
                    .redirectOutput(folder.resolve("last.json").toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                changes.await(checkpoints, process);
            } finally {
                process.destroyForcibly().waitFor();
            }
            return process.exitValue() != KILLED;
        }
    }

    /** @param flags of the JVM, if it needs any */
    private Run survivesKills(String strategy, String program, String schedules, String... flags) throws Exception {
        // In a new JVM too: an estimate depends on the numbers of fields.
        Run whole =
                SelvageProcess.selvage(folder, List.of(flags), command(strategy, program, "--schedules", schedules));
        Path frontier = folder.resolve(FRONTIER);
        List<String> command =
                command(strategy, program, "--schedules", schedules, "--resume", frontier.toString(), "--workers", "2");
        boolean killed = false;
        // On a busy machine it may be over before we get to kill it.
        for (int attempt = 0; !killed && attempt < 20; attempt++) {
            Files.deleteIfExists(frontier);
            killed = !endsBeforeKill(List.of(flags), command, EARLY);
        }
        assertThat(killed).isTrue();
        if (!endsBeforeKill(List.of(flags), command, LATER)) {
            endsBeforeKill(List.of(flags), command, Integer.MAX_VALUE);
        }
        String last = Files.readString(folder.resolve("last.json"));
        assertThat(totals(last).replaceAll("\"workers\":2", "\"workers\":1")).isEqualTo(totals(whole.out()));
        return whole;
    }

    @Test
    void brute_force_killed_again_and_again_ends_with_the_totals_of_one_run() throws Exception {
        survivesKills("dfs", LARGE, "2000");
    }

    @Test
    void a_bounded_search_too() throws Exception {
        survivesKills("preempt", LARGE, "2000");
    }

    @Test
    void a_bounded_search_that_keeps_little_for_later_too() throws Exception {
        Run little = survivesKills("preempt", LARGE, "2000", "-Dselvage.later.bytes=20000");
        assertThat(little.out()).contains("\"executions\":2000", "within 20,000 bytes", "run again");
    }

    @Test
    void the_default_search_too() throws Exception {
        survivesKills("auto", "io.selvage.testbed.programs.ManyTraces", "2000");
    }

    @Test
    void a_search_that_is_over_leaves_no_file() {
        Path frontier = folder.resolve(FRONTIER);
        Run run = here(command("dfs", PROGRAM, "--resume", frontier.toString()));
        assertThat(run.exit()).as(run.err()).isEqualTo(1);
        assertThat(frontier).doesNotExist();
    }

    @Test
    void a_file_that_is_damaged_or_belongs_to_something_else_is_refused() throws IOException {
        Path frontier = folder.resolve(FRONTIER);
        String[] part = {"--resume", frontier.toString(), "--schedules", "50"};
        assertThat(elsewhere(command("dfs", LARGE, part)).exit()).isEqualTo(1);
        assertThat(frontier).exists();
        refused(command("preempt", LARGE, part), "--strategy");
        refused(command("dfs", PROGRAM, part), "another program");
        byte[] bytes = Files.readAllBytes(frontier);
        bytes[bytes.length / 2] ^= 1;
        Files.write(frontier, bytes);
        refused(command("dfs", LARGE, part), "damaged");
        Files.write(frontier, new byte[3]);
        refused(command("dfs", LARGE, part), "damaged");
    }

    @Test
    void of_a_granularity_file_the_contents_count_and_not_the_name() throws IOException {
        String rule = "io.selvage.testbed.kernel.* field\n";
        Path granularity = Files.writeString(folder.resolve("granularity.txt"), rule);
        String frontier = folder.resolve(FRONTIER).toString();
        List<String> before = command(
                "dfs", LARGE, "--resume", frontier, "--schedules", "50", "--granularity", granularity.toString());
        assertThat(elsewhere(before).exit()).isEqualTo(1);
        Files.writeString(granularity, "io.selvage.testbed.kernel.* method\n");
        refused(before, "another --granularity file's contents");
        refused(command("dfs", LARGE, "--resume", frontier, "--schedules", "50"), "instead of none");
        Path moved = Files.writeString(folder.resolve("moved.txt"), rule);
        Run rest = elsewhere(
                command("dfs", LARGE, "--resume", frontier, "--schedules", "60", "--granularity", moved.toString()));
        assertThat(rest.out()).contains("\"executions\":60");
    }

    private void refused(List<String> command, String why) {
        Run run = here(command);
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).contains("--resume", why, "delete it");
    }

    @Test
    void a_search_stopped_by_its_budget_goes_on_with_a_larger_one() {
        String frontier = folder.resolve(FRONTIER).toString();
        elsewhere(command("dfs", LARGE, "--resume", frontier, "--schedules", "50"));
        Run rest = elsewhere(command("dfs", LARGE, "--resume", frontier, "--schedules", "500"));
        Run whole = here(command("dfs", LARGE, "--schedules", "500"));
        assertThat(rest.out()).contains("\"executions\":500");
        assertThat(rest.out().replaceAll(".*\"outputs\"", ""))
                .isEqualTo(whole.out().replaceAll(".*\"outputs\"", ""));
    }

    @Test
    void a_slice_of_time_shorter_than_a_batch_still_gets_the_search_on() {
        String frontier = folder.resolve(FRONTIER).toString();
        here(command("dfs", LARGE, "--resume", frontier, "--schedules", "100"));
        List<Integer> executions = new ArrayList<>();
        for (int slice = 0; slice < 3; slice++) {
            Run run = here(command("dfs", LARGE, "--resume", frontier, "--time", "1ms"));
            executions.add(Integer.valueOf(run.out().replaceAll("(?s).*\"executions\":([0-9]+),\"cut\".*", "$1")));
        }
        assertThat(executions).doesNotHaveDuplicates().isSorted();
    }

    @Test
    void a_livelock_is_there_again_and_counts_as_in_one_run() {
        String program = "io.selvage.testbed.programs.GivingWay";
        String frontier = folder.resolve(FRONTIER).toString();
        Run last = null;
        for (String schedules : List.of("40", "80", "120")) {
            last = elsewhere(
                    command("dpor", program, "--steps", "400", "--resume", frontier, "--schedules", schedules));
            assertThat(last.exit()).as(last.out() + last.err()).isEqualTo(1);
        }
        Run whole = elsewhere(command("dpor", program, "--steps", "400", "--schedules", "120"));
        assertThat(whole.out()).contains("\"kind\":\"LIVELOCK\"");
        assertThat(totals(last.out())).isEqualTo(totals(whole.out()));
    }

    @Test
    void plans_that_were_taken_back_are_noted_even_if_that_was_before_the_search_was_resumed() {
        String program = "io.selvage.testbed.kernel.BufferNotifyAll";
        String frontier = folder.resolve(FRONTIER).toString();
        List<String> few = List.of("-Dselvage.dpor.places=20");
        SelvageProcess.selvage(folder, few, command("dpor", program, "--resume", frontier, "--schedules", "40"));
        Run rest = elsewhere(command("dpor", program, "--resume", frontier));
        assertThat(rest.out()).contains("\"exhaustive\":true", "plans were taken back", "within 20 places");
        assertThat(here(command("dpor", program)).out()).doesNotContain("plans were taken back");
    }

    @Test
    void ends_that_are_almost_alike_count_as_in_one_run() {
        inSlices("io.selvage.testbed.programs.TwoCallers", "1");
        inSlices("io.selvage.testbed.programs.ThirdParty", "1", "5", "9");
    }

    private void inSlices(String program, String... slices) {
        Path frontier = folder.resolve(program + ".frontier");
        for (String schedules : slices) {
            elsewhere(command("dpor", program, "--resume", frontier.toString(), "--schedules", schedules));
            assertThat(frontier).exists();
        }
        Run last = elsewhere(command("dpor", program, "--resume", frontier.toString()));
        assertThat(totals(last.out()))
                .isEqualTo(totals(here(command("dpor", program)).out()));
    }

    @Test
    void a_library_that_sets_itself_up_at_first_use_does_so_before_the_search_goes_on() {
        String program = "io.selvage.testbed.hostile.SetUpAtFirstUse";
        String frontier = folder.resolve(FRONTIER).toString();
        elsewhere(command("dpor", program, "--resume", frontier, "--schedules", "1"));
        Run rest = elsewhere(command("dpor", program, "--resume", frontier));
        Run whole = elsewhere(command("dpor", program));
        assertThat(whole.exit()).as(whole.out() + whole.err()).isZero();
        assertThat(totals(rest.out())).isEqualTo(totals(whole.out()));
    }
}
