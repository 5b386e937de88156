package io.selvage.cli.output;

import io.selvage.report.TextStyle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Whether standard output or error is a terminal. Java reports that of standard input and output together only. */
public final class Terminal {
    static final int OUT = 1;
    public static final int ERR = 2;

    private static final Path LINUX = Path.of("/proc/self/fd");
    /** From this release on a console does not mean a terminal any more. */
    private static final int CONSOLE_ANYWAY = 22;

    private Terminal() {}

    /** @param stream {@link #OUT} or {@link #ERR} */
    public static boolean isThere(int stream) {
        return !"dumb".equals(System.getenv("TERM")) && isTerminal(LINUX.resolve(String.valueOf(stream)));
    }

    /** The same, unless the user does not want colours, see no-color.org. */
    static boolean hasColours(int stream) {
        return wantsColours(System.getenv()) && isThere(stream);
    }

    static boolean wantsColours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** How wide lines may be: as {@code COLUMNS} says, which the launcher sets if standard output is a terminal. */
    static int width(Map<String, String> environment) {
        try {
            int columns =
                    Integer.parseInt(environment.getOrDefault("COLUMNS", "").strip());
            return columns > 0 ? columns : TextStyle.USUAL_WIDTH;
        } catch (NumberFormatException unknown) {
            return TextStyle.USUAL_WIDTH;
        }
    }

    /** @param link what Linux shows of an open file */
    static boolean isTerminal(Path link) {
        if (!Files.isSymbolicLink(link)) {
            return Runtime.version().feature() < CONSOLE_ANYWAY && System.console() != null;
        }
        try {
            String device = Files.readSymbolicLink(link).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException unreadable) {
            return false;
        }
    }
}
