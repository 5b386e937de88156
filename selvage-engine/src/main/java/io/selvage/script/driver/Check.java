package io.selvage.script.driver;

import io.selvage.hooks.ControlThrowable;
import java.util.Optional;
import java.util.function.BiPredicate;

/** One test case: a monitored call or a value check. Made by {@link ScriptedSequence#check}. */
public final class Check {
    /** How scripts ask for the current tick. */
    private static final String TIME = "time()";

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

    boolean isOfTime() {
        return what.equals(TIME);
    }

    public void value(Object actual, Object expectedValue) {
        value(actual, expectedValue, (one, other) -> Uncontrolled.call(() -> Values.same(one, other)));
    }

    /** {@code comparator} must accept both values. */
    public <A, E> void value(A actual, E expectedValue, BiPredicate<? super A, ? super E> comparator) {
        if (!comparator.test(actual, expectedValue)) {
            String message = Uncontrolled.call(() -> Values.show(actual) + ", expected " + Values.show(expectedValue));
            sequence.report(ScriptError.Kind.VALUE, line, what + " was " + message, wrongTick(actual, expectedValue));
        }
    }

    private Optional<ScriptError.WrongTick> wrongTick(Object actual, Object expectedValue) {
        return isOfTime() && Values.isTick(actual) && Values.isTick(expectedValue)
                ? Optional.of(new ScriptError.WrongTick(
                        Values.integral(actual), Values.integral(expectedValue), sequence.callBegan()))
                : Optional.empty();
    }

    /** The call threw {@code exception}. Exceptions by which the engine unwinds the thread are thrown again. */
    public void threw(Throwable exception) {
        if (exception instanceof ControlThrowable) {
            Check.<RuntimeException>rethrow(exception);
        }
        thrown = exception;
    }

    /** The case is over; to be called whether or not it threw. */
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
        sequence.report(kind, line, message, Optional.empty());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable exception) throws T {
        throw (T) exception;
    }
}
