package io.selvage.explore.reproduce;

import io.selvage.model.Finding;
import io.selvage.options.Options;
import io.selvage.replay.ScheduleFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes the schedules of findings to numbered files. */
public final class ScheduleFileWriter {
    private final Options options;
    private final String prefix;
    private int written;

    /** @param prefix what the names of the files begin with */
    public ScheduleFileWriter(Options options, String prefix) {
        this.options = options;
        this.prefix = prefix;
    }

    /**
     * The finding with the name of its file. A report without a file is worth more than no report.
     *
     * @param problems receives the reason if the file cannot be written
     */
    public Finding write(Finding finding, ScheduleFile file, Consumer<String> problems) {
        Path path = options.out().resolve(prefix + "-" + ++written + ".schedule");
        try {
            file.write(path);
            return finding.withFile(path);
        } catch (IOException e) {
            problems.accept("cannot write " + path + " (" + e.getMessage() + "); the schedule is in the report");
            return finding;
        }
    }
}
