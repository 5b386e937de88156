package io.selvage.cli.output;

import io.selvage.model.Verdict;
import io.selvage.report.TextStyle;

/** Colours for the few lines of a report that the eye should find first, and tables that fit the terminal. */
final class TerminalColours implements TextStyle {
    private static final String GREEN = "\u001b[1;32m";
    private static final String RED = "\u001b[1;31m";
    private static final String YELLOW = "\u001b[1;33m";
    private static final String PLAIN_AGAIN = "\u001b[0m";

    private final boolean painting;
    private final int width;

    TerminalColours(boolean painting, int width) {
        this.painting = painting;
        this.width = width;
    }

    /** Colours if standard output is a terminal, else none; lines as wide as the terminal. */
    static TextStyle ofStandardOutput() {
        return new TerminalColours(Terminal.hasColours(Terminal.OUT), Terminal.width(System.getenv()));
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public String verdict(Verdict verdict, String text) {
        return painted(
                switch (verdict) {
                    case PASSED -> GREEN;
                    case NOT_FOUND, NOTHING_TESTED -> YELLOW;
                    case FAILED, TOOL_FAULT -> RED;
                },
                text);
    }

    @Override
    public String headline(String text) {
        return painted(RED, text);
    }

    private String painted(String colour, String text) {
        return painting ? colour + text + PLAIN_AGAIN : text;
    }
}
