package io.selvage.junit;

import org.opentest4j.AssertionFailedError;
import org.opentest4j.ValueWrapper;

/**
 * A schedule of the test fails. The message is one line, and the report comes with the stack: runners print the one in
 * their summaries and the other where the test fails, so that nobody reads a report twice.
 */
public final class SelvageFailure extends AssertionFailedError {
    private static final long serialVersionUID = 1L;

    private final String report;

    /** @param message in one line */
    SelvageFailure(String message, String report) {
        super(message);
        this.report = report;
    }

    /** Keeps the values of an assertion of the test. */
    SelvageFailure(String message, String report, ValueWrapper expected, ValueWrapper actual) {
        super(message, expected, actual);
        this.report = report;
    }

    /** What was found, with the interleaving and how to replay it. */
    public String report() {
        return report;
    }

    /** What stacks begin with. */
    @Override
    public String toString() {
        return getClass().getName() + ": " + report;
    }
}
