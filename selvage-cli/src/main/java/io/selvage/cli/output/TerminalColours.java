package io.selvage.cli.output;

import io.selvage.model.Verdict;
import io.selvage.report.TextStyle;

/** Colours for the few lines of a report that the eye should find first. */
final class TerminalColours implements TextStyle {
    private static final String GREEN = "\u001b[1;32m";
    private static final String RED = "\u001b[1;31m";
    private static final String YELLOW = "\u001b[1;33m";
    private static final String PLAIN_AGAIN = "\u001b[0m";

    /** Colours if standard output is a terminal, else none. */
    static TextStyle ofStandardOutput() {
        return Terminal.hasColours(Terminal.OUT) ? new TerminalColours() : PLAIN;
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

    private static String painted(String colour, String text) {
        return colour + text + PLAIN_AGAIN;
    }
}
