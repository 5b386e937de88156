package io.selvage.report;

import io.selvage.options.Option;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.Map;

/** Writes the reports that options ask for. */
public final class ReportFiles {
    /** A report cannot be written. */
    public static final class Unwritable extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Option<Path> option;
        private final transient Path file;

        Unwritable(Option<Path> option, Path file, IOException cause) {
            super(cause);
            this.option = option;
            this.file = file;
        }

        public Option<Path> option() {
            return option;
        }

        public Path file() {
            return file;
        }
    }

    private ReportFiles() {}

    /** To be called before a search, whose result would otherwise be lost. */
    public static void check(Options options) throws Unwritable {
        for (Map.Entry<ReportFormat, Path> report : files(options).entrySet()) {
            attempt(report.getKey(), report.getValue(), () -> tryToWrite(report.getValue()));
        }
    }

    /** Writes them all; answers which ones, and where. */
    public static Map<ReportFormat, Path> write(Options options, ReportContent content, ReportSources sources)
            throws Unwritable {
        Map<ReportFormat, Path> files = files(options);
        for (Map.Entry<ReportFormat, Path> report : files.entrySet()) {
            String text = report.getKey().render(content, sources, TextStyle.PLAIN);
            attempt(report.getKey(), report.getValue(), () -> Files.writeString(report.getValue(), text));
        }
        return files;
    }

    private static Map<ReportFormat, Path> files(Options options) {
        Map<ReportFormat, Path> files = new EnumMap<>(ReportFormat.class);
        for (ReportFormat format : ReportFormat.files()) {
            options.find(format.fileOption().orElseThrow()).ifPresent(file -> files.put(format, file));
        }
        return files;
    }

    /** Leaves what is there as it is. */
    private static void tryToWrite(Path file) throws IOException {
        boolean isNew = !Files.exists(file);
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                .close();
        if (isNew) {
            Files.delete(file);
        }
    }

    /** Something that is done to a file. */
    @FunctionalInterface
    private interface FileAction {
        void run() throws IOException;
    }

    private static void attempt(ReportFormat format, Path file, FileAction action) throws Unwritable {
        try {
            makeFolderFor(file);
            action.run();
        } catch (IOException unwritable) {
            throw new Unwritable(format.fileOption().orElseThrow(), file, unwritable);
        }
    }

    /** A root has no folder above it; that it is no file either will show when it is opened. */
    public static void makeFolderFor(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }
}
