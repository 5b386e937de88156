package io.selvage.mutate.scenario;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.ControlThrowable;
import io.selvage.hooks.Sites;
import io.selvage.model.Trace;
import io.selvage.monitor.compare.WholeState;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.JavaLiteral;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.script.driver.ScriptedSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** One run of a scenario; remembers what came of each call. */
final class RecordedSequence<M> extends ScriptedSequence {
    private static final long TICK_MILLIS = 1000;
    /** The identity hash in default texts of objects, which differs from run to run. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private final MonitorModel<M> model;
    private final CallRounds use;
    private final Supplier<Trace> trace;
    private final CallOutcome[] outcomes;
    private M component;
    private Outcome outcome;

    RecordedSequence(MonitorModel<M> model, CallRounds use, Supplier<Trace> trace) {
        super(use.rounds().size(), TICK_MILLIS);
        this.model = model;
        this.use = use;
        this.trace = trace;
        outcomes = new CallOutcome[use.calls().size()];
        Arrays.fill(outcomes, CallOutcome.NONE);
        int number = 0;
        for (int tick = 1; tick <= use.rounds().size(); tick++) {
            for (int call : use.rounds().get(tick - 1)) {
                int its = number++;
                at(tick, "T" + number, number, () -> make(model.calls().get(call), its));
            }
        }
    }

    /** What came of it; null if it did not come to its end. */
    Outcome outcome() {
        return outcome;
    }

    @Override
    protected void create() {
        component = model.instances().get(use.instance()).get();
    }

    private void make(Call<M> call, int number) {
        try {
            outcomes[number] = completed(call.body().on(component));
        } catch (Throwable thrown) {
            if (thrown instanceof ControlThrowable) {
                RecordedSequence.<RuntimeException>rethrow(thrown);
            }
            outcomes[number] = new CallOutcome(time(), "", thrown.getClass().getName(), "");
        }
    }

    /** Throws what the engine threw to end the thread. */
    @SuppressWarnings("unchecked") // erased to a cast to Throwable
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private CallOutcome completed(Object result) {
        ClassHooks.pause();
        try {
            if (result == null) {
                return new CallOutcome(time(), "", "", "");
            }
            String literal = JavaLiteral.of(result);
            return new CallOutcome(time(), literal, "", literal.isEmpty() ? text(result) : String.valueOf(result));
        } finally {
            ClassHooks.resume();
        }
    }

    private static String text(Object result) {
        String text = result.getClass().isArray() ? Arrays.deepToString(new Object[] {result}) : result.toString();
        return IDENTITY.matcher(text).replaceAll("@");
    }

    @Override
    protected void destroy() {
        ClassHooks.pause();
        try {
            List<Object> state = new ArrayList<>(WholeState.of(component));
            Trace now = trace.get();
            for (int i = 0; i < now.pending(); i++) {
                state.add(now.pendingOperation(i).kind() + " "
                        + Sites.get(now.pendingOperation(i).site()).line());
            }
            outcome = new Outcome(Arrays.asList(outcomes), state);
        } finally {
            ClassHooks.resume();
        }
    }
}
