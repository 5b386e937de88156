package io.selvage.script.driver;

import java.util.ArrayList;
import java.util.List;

/** The outcomes of the checks of one execution. Written only by the thread that is running. */
public final class CheckLog {
    private final List<ScriptError> errors = new ArrayList<>();
    private final List<ScriptedAction> actions = new ArrayList<>();
    private final List<String> states = new ArrayList<>();
    private ScriptedSequence sequence;
    private int checksBegun;
    private boolean complete;
    private boolean closed;

    /** In the order in which they occurred. */
    public List<ScriptError> errors() {
        return errors;
    }

    /** What threads did, in the order in which they began it. */
    public List<ScriptedAction> actions() {
        return actions;
    }

    /** The component's fields at the end of each tick, from the first. */
    public List<String> states() {
        return states;
    }

    /** How many checks began. */
    public int checksBegun() {
        return checksBegun;
    }

    /** Whether the sequence ended, even if threads did not finish. */
    public boolean isComplete() {
        return complete;
    }

    /** The threads that have not finished, as liveness errors; also while the sequence runs. */
    public List<ScriptError> unfinished() {
        return sequence == null ? List.of() : sequence.unfinished();
    }

    /** The execution is over: ignores what threads report while they are unwound. */
    public void close() {
        closed = true;
    }

    void attach(ScriptedSequence its) {
        sequence = its;
    }

    void checkBegan() {
        if (!closed) {
            checksBegun++;
        }
    }

    void began(ScriptedAction action) {
        if (!closed) {
            actions.add(action);
        }
    }

    void ended(ScriptedAction action, int tick) {
        if (!closed) {
            action.end(tick);
        }
    }

    void tickEnded(String state) {
        if (!closed) {
            states.add(state);
        }
    }

    void complete() {
        complete = true;
    }

    void add(ScriptError error) {
        if (!closed) {
            errors.add(error);
        }
    }
}
