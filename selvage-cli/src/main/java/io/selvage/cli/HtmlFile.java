package io.selvage.cli;

import io.selvage.options.Options;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The file that {@code --html} names. */
final class HtmlFile {
    private HtmlFile() {}

    /**
     * Makes sure that it can be written, before any work is done for it.
     *
     * @throws BadInput if it cannot
     */
    static void check(Options options) {
        options.html().ifPresent(HtmlFile::check);
    }

    private static void check(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            if (Files.exists(file)) {
                FileChannel.open(file, StandardOpenOption.WRITE).close();
            } else {
                Files.delete(Files.createFile(file));
            }
        } catch (IOException unwritable) {
            throw unwritable(file, unwritable);
        }
    }

    /** @throws BadInput if the file cannot be written, after all */
    static void write(Path file, String page) {
        try {
            Files.writeString(file, page);
        } catch (IOException unwritable) {
            throw unwritable(file, unwritable);
        }
    }

    private static BadInput unwritable(Path file, IOException cause) {
        return new BadInput("--html: " + file + " cannot be written (" + cause + ")", "give another file");
    }
}
