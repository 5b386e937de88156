package io.selvage.script;

import io.selvage.options.Options;
import io.selvage.script.driver.Check;
import io.selvage.script.driver.ScriptedSequence;
import io.selvage.script.driver.TickAction;
import io.selvage.script.search.ScriptResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A sequence written in Java instead of a script: which thread calls what in which tick, and when the call must have completed.
 *
 * <pre>{@code
 * Scenario.of("a second writer waits", ReaderWriter::new)
 *         .tick().call("w1", ReaderWriter::startWrite).completesAt(1)
 *         .tick().call("w2", ReaderWriter::startWrite).completesAt(3)
 *         .tick().call("w1", ReaderWriter::endWrite).completesAt(3)
 *         .tick().call("w2", ReaderWriter::endWrite).completesAt(4)
 *         .assertPasses();
 * }</pre>
 *
 * @param <M> the component
 */
public final class Scenario<M> {
    /** A call whose result does not matter. */
    @FunctionalInterface
    public interface Action<M> {
        void call(M component) throws Throwable;
    }

    /** A call whose result does. */
    @FunctionalInterface
    public interface Question<M> {
        Object ask(M component) throws Throwable;
    }

    /** One call, its expectations filled in one by one. */
    private static final class Call<M> {
        final int tick;
        final String thread;
        final Question<M> question;
        final List<Object> answer = new ArrayList<>();
        final List<Integer> completion = new ArrayList<>();
        Class<? extends Throwable> exception;

        Call(int tick, String thread, Question<M> question) {
            this.tick = tick;
            this.thread = thread;
            this.question = question;
        }
    }

    private final String name;
    private final Callable<M> factory;
    private final List<Call<M>> calls = new ArrayList<>();
    private long tickMillis = 1000;
    private int ticks;

    private Scenario(String name, Callable<M> factory) {
        this.name = name;
        this.factory = factory;
    }

    /** @param maker makes the component, anew for each order that is run */
    public static <M> Scenario<M> of(String name, Callable<M> factory) {
        return new Scenario<>(name, factory);
    }

    /** How much time a tick takes for timed waits; 1,000 if not said. */
    public Scenario<M> tickMillis(long millis) {
        tickMillis = millis;
        return this;
    }

    /** What follows is in the next tick. */
    public Scenario<M> tick() {
        ticks++;
        return this;
    }

    /** In this tick, {@code thread} makes a call, which must not throw unless {@link #failsWith} follows. */
    public Scenario<M> call(String thread, Action<M> action) {
        return ask(thread, component -> {
            action.call(component);
            return null;
        });
    }

    /** The same for a call whose result is to be checked by {@link #returns}. */
    public Scenario<M> ask(String thread, Question<M> question) {
        if (ticks == 0) {
            throw new IllegalStateException("call tick() before the first call of a thread");
        }
        calls.add(new Call<>(ticks, thread, question));
        return this;
    }

    /** The last call must return this. */
    public Scenario<M> returns(Object value) {
        last().answer.add(value);
        return this;
    }

    /** The last call must throw this, or a subclass. */
    public Scenario<M> failsWith(Class<? extends Throwable> exception) {
        last().exception = exception;
        return this;
    }

    /** The last call must complete in this tick, or in one of several. */
    public Scenario<M> completesAt(Integer... anyOf) {
        last().completion.addAll(Arrays.asList(anyOf));
        return this;
    }

    private Call<M> last() {
        if (calls.isEmpty()) {
            throw new IllegalStateException("make a call before saying what is expected of it");
        }
        return calls.get(calls.size() - 1);
    }

    /** Runs it in every order that it leaves open. */
    public ScriptResult explore(Options options) {
        return Scenarios.explore(options, name, Sequence::new);
    }

    /** @throws AssertionError with the report if any order fails, or not all could be run */
    public void assertPasses() {
        Scenarios.assertPasses(name, Sequence::new);
    }

    /** One run. */
    private final class Sequence extends ScriptedSequence {
        private M component;

        Sequence() {
            super(ticks, tickMillis);
            for (int i = 0; i < calls.size(); i++) {
                at(calls.get(i).tick, calls.get(i).thread, i + 1, body(calls.get(i), i + 1));
            }
        }

        @Override
        protected void create() throws Throwable {
            component = factory.call();
        }

        private TickAction body(Call<M> call, int number) {
            return () -> {
                make(call, check(number, "call " + number));
                if (!call.completion.isEmpty()) {
                    Check time = check(number, "time()");
                    if (call.completion.size() == 1) {
                        time.value(time(), call.completion.get(0));
                    } else {
                        time.value(time(), call.completion, (now, possible) -> possible.contains(now));
                    }
                    time.end();
                }
            };
        }

        private void make(Call<M> call, Check check) {
            if (call.exception != null) {
                check.expecting(call.exception);
            }
            try {
                Object answer = call.question.ask(component);
                if (!call.answer.isEmpty()) {
                    check.value(answer, call.answer.get(0));
                }
            } catch (Throwable thrown) {
                check.threw(thrown);
            }
            check.end();
        }
    }
}
