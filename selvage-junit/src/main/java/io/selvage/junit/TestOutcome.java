package io.selvage.junit;

import java.util.Optional;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * What to report to JUnit about a test.
 *
 * @param headline verdict and numbers on one line
 * @param failure what to throw, if it did not pass
 */
record TestOutcome(String headline, Optional<Throwable> failure) {
    static TestOutcome passed(String headline) {
        return new TestOutcome(headline, Optional.empty());
    }

    static TestOutcome failed(String headline, String report) {
        return new TestOutcome(headline, Optional.of(bare(new AssertionFailedError(report))));
    }

    /** Nothing was tested, or the tool failed: never a pass, and never an assertion of the test's. */
    static TestOutcome broken(String objection) {
        return new TestOutcome(
                objection.lines().findFirst().orElse(objection), Optional.of(bare(new NotTested(objection))));
    }

    boolean isBroken() {
        return failure.isPresent() && failure.get() instanceof NotTested;
    }

    static TestOutcome aborted(String reason) {
        return new TestOutcome("aborted: " + reason, Optional.of(new TestAbortedException(reason)));
    }

    /** Our own frames would only hide the report. */
    private static Throwable bare(Throwable failure) {
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
