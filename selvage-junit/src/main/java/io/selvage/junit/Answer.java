package io.selvage.junit;

import java.util.Optional;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * What to tell JUnit about a test.
 *
 * @param headline verdict and numbers on one line
 * @param failure what to throw, if it did not pass
 */
record Answer(String headline, Optional<Throwable> failure) {
    static Answer passed(String headline) {
        return new Answer(headline, Optional.empty());
    }

    static Answer failed(String headline, String report) {
        return new Answer(headline, Optional.of(bare(new AssertionFailedError(report))));
    }

    /** Nothing was tested, or the tool failed: never a pass, and never an assertion of the test's. */
    static Answer broken(String objection) {
        return new Answer(objection.lines().findFirst().orElse(objection), Optional.of(bare(new NotTested(objection))));
    }

    boolean isBroken() {
        return failure.isPresent() && failure.get() instanceof NotTested;
    }

    static Answer aborted(String reason) {
        return new Answer("aborted: " + reason, Optional.of(new TestAbortedException(reason)));
    }

    /** Our own frames would only hide the report. */
    private static Throwable bare(Throwable failure) {
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
