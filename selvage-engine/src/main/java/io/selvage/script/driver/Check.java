package io.selvage.script.driver;

import io.selvage.hooks.ControlThrowable;
import java.util.function.BiPredicate;

/** One test case: a call that is watched, or a value that is compared. Made by {@link ScriptedSequence#check}. */
public final class Check {
    private final ScriptedSequence sequence;
    private final String what;
    private final int line;
    private Class<? extends Throwable> expected;
    private Throwable thrown;

    Check(ScriptedSequence sequence, int line, String what) {
        this.sequence = sequence;
        this.line = line;
        this.what = what;
    }

    int line() {
        return line;
    }

    String what() {
        return what;
    }

    /** It must throw this, or a subclass. */
    public Check expecting(Class<? extends Throwable> exception) {
        expected = exception;
        return this;
    }

    /** It must throw an exception of the class of this one. */
    public Check expecting(Throwable like) {
        return expecting(like.getClass());
    }

    public void value(Object actual, Object expectedValue) {
        value(actual, expectedValue, (one, other) -> Uncontrolled.call(() -> Values.same(one, other)));
    }

    /** {@code comparator} must accept both values. */
    public <A, E> void value(A actual, E expectedValue, BiPredicate<? super A, ? super E> comparator) {
        if (!comparator.test(actual, expectedValue)) {
            String message = Uncontrolled.call(() -> Values.show(actual) + ", expected " + Values.show(expectedValue));
            fail(ScriptError.Kind.VALUE, what + " was " + message);
        }
    }

    /** It threw. What unwinds a thread whose execution is over goes on its way. */
    public void threw(Throwable exception) {
        if (exception instanceof ControlThrowable) {
            Check.<RuntimeException>rethrow(exception);
        }
        thrown = exception;
    }

    /** It is over; to be called whether or not it threw. */
    public void end() {
        if (expected == null && thrown != null) {
            fail(ScriptError.Kind.EXCEPTION, what + " threw " + thrown);
        } else if (expected != null && !expected.isInstance(thrown)) {
            String instead = thrown == null ? "did not throw " + expected.getName() : "threw " + thrown + ", expected ";
            fail(ScriptError.Kind.EXCEPTION, what + " " + instead + (thrown == null ? "" : expected.getName()));
        }
        sequence.ended(this);
    }

    private void fail(ScriptError.Kind kind, String message) {
        sequence.report(kind, line, message);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable exception) throws T {
        throw (T) exception;
    }
}
