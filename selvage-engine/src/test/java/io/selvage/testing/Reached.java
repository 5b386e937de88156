package io.selvage.testing;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import io.selvage.model.UnfinishedThread;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the executions of a search reached: how they ended, with which values, deaths and stuck threads. */
public final class Reached {
    /** With what every thread read, the final values, deaths, and how the execution ended. */
    public final Set<String> outcomes = new TreeSet<>();
    /** The same of executions that did not hang, without what threads that had not ended were in the middle of. */
    public final Set<String> ends = new TreeSet<>();

    public final Set<String> hangs = new TreeSet<>();
    public final Set<String> traces = new TreeSet<>();
    public int executions;
    public int cut;
    /** How many executions were given up as too long. */
    public int tooLong;
    /** False if the limit ended the search. */
    public boolean complete;

    private final boolean tellsTraces;

    /** @param tellsTraces whether traces are wanted, which takes time */
    Reached(boolean tellsTraces) {
        this.tellsTraces = tellsTraces;
    }

    /** Runs executions until there are no more, or {@code limit} have been run. */
    Reached by(Strategy strategy, ModelRunner runner, int limit) {
        TraceRecorder recorder = new TraceRecorder(strategy);
        while (executions < limit) {
            if (!recorder.begin()) {
                complete = true;
                break;
            }
            run(runner, recorder);
        }
        return this;
    }

    /** The same for a search in batches of {@code size}; of each batch, the last execution is run first. */
    Reached by(Batches search, ModelRunner runner, int size, int limit) {
        while (executions < limit) {
            List<? extends Strategy> batch = search.next(size);
            if (batch.isEmpty()) {
                complete = true;
                break;
            }
            for (int i = batch.size() - 1; i >= 0; i--) {
                TraceRecorder recorder = new TraceRecorder(batch.get(i));
                recorder.begin();
                run(runner, recorder);
            }
            search.merge();
        }
        return this;
    }

    private void run(ModelRunner runner, TraceRecorder recorder) {
        FinishedExecution seen = runner.run(recorder);
        take(seen);
        if (tellsTraces && !(seen.ending() instanceof Ending.Cut)) {
            traces.add(recorder.canonical(seen.explored()));
        }
        recorder.end(seen.explored());
    }

    private void take(FinishedExecution seen) {
        executions++;
        if (seen.ending() instanceof Ending.Cut) {
            cut++;
            return;
        }
        if (seen.ending() instanceof Ending.Diverged || seen.ending() instanceof Ending.Fault) {
            throw new AssertionError(seen.ending().toString());
        }
        tooLong += seen.ending() instanceof Ending.TooLong ? 1 : 0;
        outcomes.add(seen.output() + deaths(seen) + " " + seen.ending());
        if (seen.ending() instanceof Ending.Hung) {
            hangs.add(stuck(seen));
        } else {
            ends.add(essence(seen) + deaths(seen) + " " + seen.ending());
        }
    }

    private static String deaths(FinishedExecution seen) {
        Set<String> dead = new TreeSet<>();
        for (UncaughtException crash : seen.uncaughtExceptions()) {
            dead.add(crash.thread() + " dies of " + crash.exception().getMessage());
        }
        return dead.isEmpty() ? "" : " " + dead;
    }

    /**
     * Where threads may have been in the middle of something: what those have read whose end the JVM waited for, or
     * what
     * the thread has read that ended the JVM.
     */
    private static String essence(FinishedExecution seen) {
        Trace trace = seen.trace();
        Set<String> known = new TreeSet<>();
        boolean halted = false;
        for (int i = 0; i < trace.length(); i++) {
            boolean ended = trace.kind(i) == OpKind.EXTRA_ACCESS && trace.variable(i) == ExtraAccess.TERMINATION;
            if (ended || trace.kind(i) == OpKind.HALT) {
                halted = true;
                known.add(ended ? seen.objectName(trace.object(i)) : seen.threadName(trace.thread(i)));
            }
        }
        return halted ? only(known, seen.output()) : seen.output();
    }

    private static String only(Set<String> threads, String output) {
        StringBuilder text = new StringBuilder();
        for (String part : output.replaceAll("\\{.*", "").split(" (?=[a-z]+:)")) {
            text.append(threads.contains(part.replaceAll(":.*", "")) ? part.strip() + " " : "");
        }
        return text.toString();
    }

    private static String stuck(FinishedExecution seen) {
        Set<String> stuck = new TreeSet<>();
        for (UnfinishedThread thread : seen.unfinished()) {
            stuck.add(thread.thread() + " in " + thread.kind() + " held by " + thread.owner() + " after "
                    + operations(thread.thread(), seen.trace()));
        }
        return stuck.toString();
    }

    /**
     * How far a thread has come, without steps that it takes only if it comes before what it looks for. The names of
     * objects would not do: they depend on who met them first. */
    private static int operations(int thread, Trace trace) {
        int count = 0;
        for (int i = 0; i < trace.length(); i++) {
            boolean counts = switch (trace.kind(i)) {
                case EXTRA_ACCESS, THREAD_QUERY, INIT, START, LOCK, UNLOCK -> false;
                default -> true;
            };
            count += trace.thread(i) == thread && counts ? 1 : 0;
        }
        return count;
    }
}
