package io.selvage.junit;

import java.util.List;
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

    /**
     * @param stack the program's frames where it fails, for links in development environments
     * @param assertion the assertion of the test that failed, if it is one: its expected and actual values are kept
     */
    static TestOutcome failed(
            String headline, String report, List<StackTraceElement> stack, Optional<AssertionFailedError> assertion) {
        AssertionFailedError failure = assertion
                .filter(failed -> failed.isExpectedDefined() && failed.isActualDefined())
                .map(failed -> new AssertionFailedError(report, failed.getExpected(), failed.getActual()))
                .orElseGet(() -> new AssertionFailedError(report));
        failure.setStackTrace(stack.toArray(StackTraceElement[]::new));
        return new TestOutcome(headline, Optional.of(failure));
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
