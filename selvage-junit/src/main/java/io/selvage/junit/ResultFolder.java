package io.selvage.junit;

import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.JsonReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where results of tests are kept as JSON, one file per test, for the build's report. */
final class ResultFolder {
    private static boolean complained;

    private ResultFolder() {}

    /** Keeps {@code result} if there is a folder for such things; a report is not worth a failure of the test. */
    static void keep(Result result, Options options, String name) {
        if (!options.isGiven(OptionList.OUT) && !Files.isDirectory(Path.of("target"))) {
            return;
        }
        Path file = options.out().resolve(name.replaceAll("[^\\w$.-]", "_") + ".json");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, JsonReport.of(result) + "\n");
        } catch (IOException unwritable) {
            complain(file, unwritable);
        }
    }

    private static synchronized void complain(Path file, IOException why) {
        if (!complained) {
            System.err.println(
                    "selvage: results will be missing from reports: " + file + " cannot be written (" + why + ")");
        }
        complained = true;
    }
}
