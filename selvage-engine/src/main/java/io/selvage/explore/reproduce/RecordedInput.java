package io.selvage.explore.reproduce;

import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.scheduler.output.StandardStreams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Keeps what the program has read from standard input, so that a schedule file leads to the same input again. */
final class RecordedInput {
    private final Path file;

    /** @param file where what was piped in is kept */
    RecordedInput(Path file) {
        this.file = file;
    }

    /**
     * {@code options} that name a file with what the program has read, if it has read anything.
     *
     * @param problems receives the reason if it cannot be written
     */
    Options keptBy(Options options, Consumer<String> problems) {
        if (options.stdin().isPresent()) {
            return options.with(OptionList.STDIN, options.stdin().get().toAbsolutePath());
        }
        byte[] read = StandardStreams.input().soFar();
        if (read.length == 0) {
            return options;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, read);
            return options.with(OptionList.STDIN, file.toAbsolutePath());
        } catch (IOException e) {
            problems.accept("cannot write " + file + " (" + e.getMessage() + "); replay with the same standard input");
            return options;
        }
    }
}
