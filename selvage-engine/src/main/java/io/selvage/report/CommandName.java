package io.selvage.report;

/** How the command line was called, for hints that can be copied. The launcher says it. */
public final class CommandName {
    private CommandName() {}

    /** {@code ./selvage}, unless it was called otherwise. */
    public static String text() {
        return System.getProperty("selvage.command", "./selvage");
    }
}
