package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A user who presses Ctrl-C. */
class InterruptionTest {
    /**
     * A shell may have told its background jobs to ignore the signal, which children inherit; not every env can undo
     * it.
     */
    private static final String HEEDING =
            "if env --default-signal=INT true 2> /dev/null; then exec env --default-signal=INT \"$@\"; fi; exec \"$@\"";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void an_interrupted_search_prints_what_it_has_and_exits_with_130(String workers) throws Exception {
        Path out = folder.resolve("out.txt");
        List<String> search = new ArrayList<>(List.of("run", "--strategy", "dfs", "--time", "1h"));
        search.addAll(List.of("--workers", workers, "--resume", "search", "--classpath", SelvageProcess.corpus()));
        search.add("io.selvage.testbed.kernel.BufferNotifyAll");
        List<String> command = new ArrayList<>(List.of("sh", "-c", HEEDING, "sh"));
        command.addAll(SelvageProcess.command(List.of(), search));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        try {
            awaitSearch(process);
            new ProcessBuilder("sh", "-c", "kill -INT " + process.pid()).start().waitFor();
            assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(Files.readString(out)).isEqualTo(130);
            assertThat(Files.readString(out)).contains("NOT FOUND in ", "interrupted before the search was over");
        } finally {
            process.destroyForcibly();
        }
    }

    /** The search is under way as soon as it has been kept for the first time. */
    private void awaitSearch(Process process) throws IOException, InterruptedException {
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            while (!Files.exists(folder.resolve("search")) && process.isAlive()) {
                var key = watch.poll(10, TimeUnit.MINUTES);
                assertThat(key).as("no search within ten minutes").isNotNull();
                key.reset();
            }
        }
    }
}
