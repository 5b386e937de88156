package io.selvage.cli.output;

import io.selvage.cli.input.BadInput;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.ReportFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that a command writes besides its answer. */
public final class OutputFiles {
    private OutputFiles() {}

    /**
     * To be called before a search, whose result would otherwise be lost.
     *
     * @throws BadInput if one of them could not be written
     */
    public static void check(Options options) {
        try {
            ReportFiles.check(options);
        } catch (ReportFiles.Unwritable unwritable) {
            throw unwritable(unwritable);
        }
        options.find(OptionList.OUT).ifPresent(folder -> checkFolder(OptionList.OUT, folder));
        options.result()
                .map(file -> file.toAbsolutePath().getParent())
                .ifPresent(folder -> checkFolder(OptionList.RESULT, folder));
    }

    /** It is made when there is something to put into it. */
    private static void checkFolder(Option<?> option, Path folder) {
        Path existing = folder.toAbsolutePath();
        while (existing != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        if (existing != null && !canBeWrittenTo(existing)) {
            throw new BadInput(
                    option + ": " + folder + " cannot be written (" + existing + " is no folder to write to)",
                    "give another folder");
        }
    }

    /** Tried out: permissions do not say all, as of folders that are not on a disk. */
    private static boolean canBeWrittenTo(Path folder) {
        try {
            Files.delete(Files.createTempFile(folder, "selvage", ".tmp"));
            return true;
        } catch (IOException unwritable) {
            return false;
        }
    }

    static BadInput unwritable(ReportFiles.Unwritable report) {
        Throwable why = report.getCause();
        String reason = report.file().toString().equals(why.getMessage())
                ? why.getClass().getSimpleName()
                : why.toString();
        return new BadInput(
                report.option() + ": " + report.file() + " cannot be written (" + reason + ")", "give another file");
    }
}
