package io.selvage.explore.narrate;

import io.selvage.detect.AccessText;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Updates that were lost: a thread reads a variable, another one writes it, and the first one writes over that without
 * having read it.
 */
public final class Overwrites {
    /** One that was lost; step numbers as in reports. */
    public record Overwrite(String sentence, List<Integer> steps) {}

    /** More of them tell nothing new. */
    private static final int MOST = 3;

    private record Variable(int object, int number) {}

    /** The last write of a variable, and by thread the last read that no own write followed. */
    private static final class History {
        private int write = -1;
        private final Map<Integer, Integer> reads = new HashMap<>();
    }

    private final FinishedExecution execution;
    private final Trace trace;
    private final Map<Variable, History> histories = new HashMap<>();
    /** By variable: the first one of each is told. */
    private final Map<Variable, Overwrite> found = new LinkedHashMap<>();

    private Overwrites(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
    }

    /** Those of an execution that was observed; of each variable the first. */
    public static List<Overwrite> of(FinishedExecution execution) {
        Overwrites overwrites = new Overwrites(execution);
        for (int event = 0; event < execution.trace().length() && overwrites.found.size() < MOST; event++) {
            overwrites.follow(event);
        }
        return new ArrayList<>(overwrites.found.values());
    }

    private void follow(int event) {
        boolean reads = isCall(event, ".get") || trace.kind(event) == OpKind.READ;
        boolean writes = isCall(event, ".set") || trace.kind(event) == OpKind.WRITE;
        boolean changes = !reads && !writes && trace.kind(event) == OpKind.CALL && trace.writes(event);
        if (!reads && !writes && !changes || execution.value(event).isEmpty()) {
            return;
        }
        Variable variable = new Variable(trace.object(event), trace.variable(event));
        History history = histories.computeIfAbsent(variable, unknown -> new History());
        int thread = trace.thread(event);
        if (reads) {
            history.reads.put(thread, event);
            return;
        }
        Integer read = history.reads.remove(thread);
        boolean isLost = writes && read != null && history.write > read && trace.thread(history.write) != thread;
        if (isLost && !execution.value(history.write).equals(execution.value(read))) {
            found.putIfAbsent(variable, describe(read, history.write, event));
        }
        history.write = event;
    }

    /** A call on an object that holds one value. */
    private boolean isCall(int event, String method) {
        return trace.kind(event) == OpKind.CALL
                && execution.member(trace.site(event)).endsWith(method)
                && !execution.value(event).startsWith("size ");
    }

    private Overwrite describe(int read, int write, int over) {
        List<Integer> steps = List.of(
                ReportedEvents.number(trace, read),
                ReportedEvents.number(trace, write),
                ReportedEvents.number(trace, over));
        String sentence = name(read) + ": " + AccessText.thread(execution, read) + " read " + execution.value(read)
                + " at step " + steps.get(0) + ", " + AccessText.thread(execution, write) + " wrote "
                + execution.value(write) + " at step " + steps.get(1) + ", " + AccessText.thread(execution, over)
                + " wrote " + execution.value(over) + " over it at step " + steps.get(2);
        return new Overwrite(sentence, steps);
    }

    private String name(int event) {
        return trace.kind(event) == OpKind.CALL
                ? execution.objectName(trace.object(event))
                : AccessText.variable(execution, event);
    }
}
