package io.selvage.cli.output;

import io.selvage.cli.input.BadInput;
import io.selvage.model.Result;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.JunitXmlReport;
import io.selvage.report.SarifReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** The files that a command writes besides its answer. */
public final class OutputFiles {
    private static final List<Option<Path>> REPORTS = List.of(OptionList.HTML, OptionList.SARIF, OptionList.JUNIT_XML);

    private OutputFiles() {}

    /**
     * To be called before a search, whose result would otherwise be lost.
     *
     * @throws BadInput if one of them could not be written
     */
    public static void check(Options options) {
        for (Option<Path> option : REPORTS) {
            options.find(option).ifPresent(file -> checkFile(option, file));
        }
        options.find(OptionList.OUT).ifPresent(OutputFiles::checkFolder);
    }

    private static void checkFile(Option<Path> option, Path file) {
        try {
            makeFolderFor(file);
            boolean isNew = !Files.exists(file);
            Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException unwritable) {
            throw unwritable(option, file, unwritable);
        }
    }

    /** It is made when there is something to put into it. */
    private static void checkFolder(Path folder) {
        Path existing = folder.toAbsolutePath();
        while (existing != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        if (existing != null && !canBeWrittenTo(existing)) {
            throw new BadInput(
                    "--out: " + folder + " cannot be written (" + existing + " is no folder to write to)",
                    "give another folder");
        }
    }

    /** Tried out: permissions do not tell all, as of folders that are not on a disk. */
    private static boolean canBeWrittenTo(Path folder) {
        try {
            Files.delete(Files.createTempFile(folder, "selvage", ".tmp"));
            return true;
        } catch (IOException unwritable) {
            return false;
        }
    }

    /** A root has no folder above it; that it is no file either will show when it is opened. */
    public static void makeFolderFor(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }

    /**
     * Writes reports when the answer is out. Where that fails after all (a disk that is full), the answer stands and what was found
     * still decides about the exit code.
     */
    public static int writeAfter(Console console, int code, Runnable reports) {
        try {
            reports.run();
            return code;
        } catch (BadInput unwritten) {
            console.remark(unwritten.getMessage());
            return code == ExitCode.NO_FINDING ? ExitCode.BAD_USAGE : code;
        }
    }

    /** @throws BadInput if the page cannot be written */
    public static void writePage(Path file, String page) {
        write(OptionList.HTML, file, page);
    }

    /** SARIF and JUnit's form, where asked for. */
    public static void write(Options options, List<Result> results) {
        options.sarif()
                .ifPresent(
                        file -> write(OptionList.SARIF, file, SarifReport.of(results, SourcePaths.here()::of) + "\n"));
        options.junitXml().ifPresent(file -> write(OptionList.JUNIT_XML, file, JunitXmlReport.of(results)));
    }

    private static void write(Option<Path> option, Path file, String text) {
        try {
            makeFolderFor(file);
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw unwritable(option, file, unwritable);
        }
    }

    private static BadInput unwritable(Option<Path> option, Path file, IOException why) {
        String reason = Optional.ofNullable(why.getMessage()).orElse("").equals(file.toString())
                ? why.getClass().getSimpleName()
                : why.toString();
        return new BadInput(
                "--" + option.name() + ": " + file + " cannot be written (" + reason + ")", "give another file");
    }
}
