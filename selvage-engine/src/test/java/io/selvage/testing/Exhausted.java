package io.selvage.testing;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a search showed from its beginning to its end, or to a limit. */
public final class Exhausted {
    private final Set<String> outcomes = new TreeSet<>();
    private final Set<String> completed = new TreeSet<>();
    private final Set<String> hangs = new TreeSet<>();
    private final Set<String> traces = new TreeSet<>();
    private final Set<String> races = new TreeSet<>();
    private int executions;
    private int cut;
    private boolean complete;

    private Exhausted() {}

    /** Runs executions until there are no more, or {@code limit} have been run. */
    public static Exhausted run(ModelRunner runner, Strategy strategy, int limit) {
        Exhausted result = new Exhausted();
        TraceRecorder recorder = new TraceRecorder(strategy);
        while (result.executions < limit) {
            if (!recorder.begin()) {
                result.complete = true;
                break;
            }
            FinishedExecution seen = runner.run(recorder);
            result.take(seen, recorder);
            recorder.end(seen.trace());
        }
        return result;
    }

    /** The same for a search in batches of {@code size}; of each batch, the last execution is run first. */
    public static Exhausted run(ModelRunner runner, Batches search, int size, int limit) {
        Exhausted result = new Exhausted();
        while (result.executions < limit) {
            List<? extends Strategy> batch = search.next(size);
            if (batch.isEmpty()) {
                result.complete = true;
                break;
            }
            for (int i = batch.size() - 1; i >= 0; i--) {
                TraceRecorder recorder = new TraceRecorder(batch.get(i));
                if (!recorder.begin()) {
                    throw new AssertionError("an execution of a batch refuses to begin");
                }
                FinishedExecution seen = runner.run(recorder);
                result.take(seen, recorder);
                recorder.end(seen.trace());
            }
            search.merge();
        }
        return result;
    }

    private void take(FinishedExecution seen, TraceRecorder recorder) {
        executions++;
        if (seen.ending() instanceof Ending.Cut) {
            cut++;
            return;
        }
        if (seen.ending() instanceof Ending.Diverged diverged) {
            throw new AssertionError(diverged.toString());
        }
        outcomes.add(seen.output());
        if (seen.ending() instanceof Ending.Completed) {
            completed.add(seen.output());
        }
        traces.add(recorder.canonical(seen.trace()));
        races.addAll(RacingPairs.of(seen.trace()));
        if (seen.ending() instanceof Ending.Hung) {
            Set<String> stuck = new TreeSet<>();
            for (UnfinishedThread thread : seen.unfinished()) {
                stuck.add(thread.thread() + " in " + thread.kind() + " held by " + thread.owner() + " after "
                        + events(thread.thread(), seen.trace()));
            }
            hangs.add(stuck.toString());
        }
    }

    /** How far a thread has come. The names of objects would not do: they depend on who met them first. */
    private static int events(int thread, Trace trace) {
        int count = 0;
        for (int i = 0; i < trace.length(); i++) {
            count += trace.thread(i) == thread ? 1 : 0;
        }
        return count;
    }

    public Set<String> outcomes() {
        return outcomes;
    }

    /** The outcomes of executions in which every thread came to its end. */
    public Set<String> completed() {
        return completed;
    }

    public Set<String> hangs() {
        return hangs;
    }

    public Set<String> traces() {
        return traces;
    }

    /** Pairs of accesses, each by thread and number among the thread's accesses. */
    public Set<String> races() {
        return races;
    }

    public int executions() {
        return executions;
    }

    public int cut() {
        return cut;
    }

    /** False if the limit ended the search. */
    public boolean isComplete() {
        return complete;
    }
}
