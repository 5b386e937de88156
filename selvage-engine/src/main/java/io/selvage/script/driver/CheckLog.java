package io.selvage.script.driver;

import java.util.ArrayList;
import java.util.List;

/** What the checks of one execution came to. Only the thread that runs writes it. */
public final class CheckLog {
    private final List<ScriptError> mishaps = new ArrayList<>();
    private ScriptedSequence sequence;
    private int cases;
    private boolean complete;
    private boolean closed;

    /** In the order in which they happened. */
    public List<ScriptError> mishaps() {
        return mishaps;
    }

    /** How many checks began. */
    public int cases() {
        return cases;
    }

    /** Whether the sequence came to its end, stuck threads or not. */
    public boolean isComplete() {
        return complete;
    }

    /** Where threads are that have not finished, as liveness errors; also while the sequence runs. */
    public List<ScriptError> unfinished() {
        return sequence == null ? List.of() : sequence.unfinished();
    }

    /** The execution is over: whatever is still unwound of it counts no more. */
    public void close() {
        closed = true;
    }

    void of(ScriptedSequence its) {
        sequence = its;
    }

    void began() {
        if (!closed) {
            cases++;
        }
    }

    void complete() {
        complete = true;
    }

    void add(ScriptError mishap) {
        if (!closed) {
            mishaps.add(mishap);
        }
    }
}
