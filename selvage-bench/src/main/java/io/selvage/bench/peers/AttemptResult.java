package io.selvage.bench.peers;

import java.util.Locale;

/**
 * How one attempt ended.
 *
 * @param end why it ended
 * @param executions how many executions were run, those of the failure included
 * @param what the tool's word for what it found, in one line; empty if nothing
 */
public record AttemptResult(End end, long executions, double seconds, String what) {
    /** Why an attempt ended. */
    public enum End {
        /** The fault was found, and the process can be used for another attempt. */
        FOUND,
        /** The fault was found, and threads of the program are left behind: no further attempt here. */
        FOUND_LAST,
        /** The tool came to its own end. */
        ENDED,
        /** The limit was over. */
        LIMIT,
        /**
         * The limit was over, and no execution had begun or ended for half of the time: the program hangs, and the tool
         * with it.
         */
        HUNG
    }

    private static final String MARK = "score";

    /** Executions per second of the attempt as a whole. */
    double rate() {
        return executions / seconds;
    }

    /** For the pipe between the processes. */
    String line() {
        String oneLine = what.lines().findFirst().orElse("");
        return String.format(Locale.ROOT, "%s %s %d %.6f %s", MARK, end, executions, seconds, oneLine);
    }

    static boolean isLine(String line) {
        return line.startsWith(MARK + " ");
    }

    static AttemptResult parse(String line) {
        String[] parts = line.split(" ", 5);
        return new AttemptResult(
                End.valueOf(parts[1]), Long.parseLong(parts[2]), Double.parseDouble(parts[3]), parts[4]);
    }

    boolean isFound() {
        return end == End.FOUND || end == End.FOUND_LAST;
    }
}
