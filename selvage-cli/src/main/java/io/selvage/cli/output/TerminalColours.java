package io.selvage.cli.output;

import io.selvage.model.FindingKind;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Colours for the few lines of a report that the eye should find first; none unless a person looks at a terminal. */
public final class TerminalColours {
    private static final String GREEN = "\u001b[1;32m";
    private static final String RED = "\u001b[1;31m";
    private static final String YELLOW = "\u001b[1;33m";
    private static final String PLAIN = "\u001b[0m";
    private static final String KINDS =
            Arrays.stream(FindingKind.values()).map(FindingKind::title).collect(Collectors.joining("|"));

    private TerminalColours() {}

    /** {@code report} for the terminal that standard output is, or as it is. */
    public static String report(String report) {
        return Terminal.hasColours(Terminal.OUT) ? painted(report) : report;
    }

    /** The verdict and the headlines of findings in colour. */
    static String painted(String report) {
        return report.lines()
                .map(line -> {
                    String colour = colour(line);
                    return colour.isEmpty() ? line : colour + line + PLAIN;
                })
                .collect(Collectors.joining("\n", "", report.endsWith("\n") ? "\n" : ""));
    }

    private static String colour(String line) {
        if (line.startsWith("PASSED")) {
            return GREEN;
        }
        if (line.startsWith("NOT FOUND") || line.startsWith("NOTHING TESTED")) {
            return YELLOW;
        }
        boolean headline = line.matches("(?:" + KINDS + ")(?: after .*| \\(schedule .*)?");
        return headline
                        || line.startsWith("FAILED")
                        || line.toUpperCase(Locale.ROOT).startsWith("TOOL FAULT")
                ? RED
                : "";
    }
}
