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
 * @param isUnfinished whether nothing was found and the search did not come to its end
 * @param reservation what to throw for that, if anything
 */
record TestOutcome(
        String headline, Optional<Throwable> failure, boolean isUnfinished, Optional<Throwable> reservation) {
    static TestOutcome passed(String headline) {
        return new TestOutcome(headline, Optional.empty(), false, Optional.empty());
    }

    /** @param failure thrown by the test */
    static TestOutcome failed(String headline, Throwable failure) {
        return new TestOutcome(headline, Optional.of(failure), false, Optional.empty());
    }

    /**
     * @param what was found, in one line
     * @param stack the program's frames where it fails, for links in development environments
     * @param assertion the assertion of the test that failed, if it is one: its expected and actual values are kept
     */
    static TestOutcome failed(
            String headline,
            String what,
            String report,
            List<StackTraceElement> stack,
            Optional<AssertionFailedError> assertion) {
        String message = headline + ": " + what;
        SelvageFailure failure = assertion
                .filter(failed -> failed.isExpectedDefined() && failed.isActualDefined())
                .map(failed -> new SelvageFailure(message, report, failed.getExpected(), failed.getActual()))
                .orElseGet(() -> new SelvageFailure(message, report));
        failure.setStackTrace(stack.toArray(StackTraceElement[]::new));
        return failed(headline, failure);
    }

    /** Nothing was found, and the search did not come to its end. */
    static TestOutcome unfinished(String headline, String report, Unfinished rule) {
        Optional<Throwable> reservation = Optional.ofNullable(
                switch (rule) {
                    case DEFAULT -> throw new IllegalArgumentException("not resolved");
                    case PASS -> null;
                    case WARN -> bare(new TestAbortedException(report));
                    case FAIL -> bare(new SelvageFailure(headline, report));
                });
        return new TestOutcome(headline, Optional.empty(), true, reservation);
    }

    /** Nothing was tested, or the tool failed: never a pass, and never an assertion of the test's. */
    static TestOutcome broken(String objection) {
        return failed(objection.lines().findFirst().orElse(objection), bare(new NotTested(objection)));
    }

    static TestOutcome aborted(String reason) {
        return failed("aborted: " + reason, new TestAbortedException(reason));
    }

    /** Our own frames would only hide the report. */
    private static Throwable bare(Throwable failure) {
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
