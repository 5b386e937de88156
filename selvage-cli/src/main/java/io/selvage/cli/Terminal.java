package io.selvage.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether standard error is a terminal. Java tells that of the other two streams only. */
final class Terminal {
    private static final Path LINUX = Path.of("/proc/self/fd/2");
    /** From this release on a console does not mean a terminal any more. */
    private static final int CONSOLE_ANYWAY = 22;

    private Terminal() {}

    static boolean isThere() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        if (!Files.isSymbolicLink(LINUX)) {
            return Runtime.version().feature() < CONSOLE_ANYWAY && System.console() != null;
        }
        try {
            String device = Files.readSymbolicLink(LINUX).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException unreadable) {
            return false;
        }
    }
}
