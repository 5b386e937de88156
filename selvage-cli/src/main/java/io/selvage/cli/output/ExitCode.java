package io.selvage.cli.output;

import io.selvage.model.Verdict;

/** What the process answers with; part of the contract. */
public final class ExitCode {
    public static final int NO_FINDING = 0;
    static final int FINDINGS = 1;
    public static final int BAD_USAGE = 2;
    public static final int FAULT = 3;
    /** The JVM answers with it by itself, whatever a run that was stopped by SIGINT would have answered. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}

    public static int of(Verdict verdict) {
        return switch (verdict) {
            case PASSED, NOT_FOUND -> NO_FINDING;
            case FAILED -> FINDINGS;
            case NOTHING_TESTED, TOOL_FAULT -> FAULT;
        };
    }
}
