package io.selvage.explore.narrate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the steps of an execution do, in a few words. */
final class StepTexts {
    /** How values begin that are not of a variable, see {@link FinishedExecution#value}. */
    private static final String SIZE = "size ";

    private static final String ENTRY = "entry ";

    /** What the names of objects begin with by which processes communicate. */
    private static final List<String> COMMUNICATION = List.of("connection ", "port ", "process ");

    private final FinishedExecution execution;
    private final Trace trace;
    /** By thread that died: the simple name of the exception. */
    private final Map<Integer, String> deaths = new HashMap<>();

    StepTexts(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
        for (UncaughtException crash : execution.uncaughtExceptions()) {
            String name = crash.exception().getClass().getName();
            deaths.put(crash.thread(), name.substring(name.lastIndexOf('.') + 1));
        }
    }

    /** {@code lock Account#1}, {@code read Account#1.balance → 100}, {@code Account#1.balance = 90}. */
    String action(int event) {
        OpKind kind = trace.kind(event);
        String value = execution.value(event);
        return switch (kind) {
            case READ -> withValue(event, isVariable(event) ? " → " + value : contents(value));
            case WRITE ->
                isVariable(event) && !value.isEmpty()
                        ? member(event) + " = " + value + ending(event)
                        : withValue(event, contents(value));
            case CALL -> withValue(event, isVariable(event) ? " (value " + value + ")" : contents(value));
            case HALT -> (trace.variable(event) & OpKind.FROM_OUTSIDE) != 0 ? "the process crashes" : kind.verb();
            case END -> deaths.containsKey(trace.thread(event)) ? "dies of " + deaths.get(trace.thread(event)) : "end";
            case BEGIN, YIELD, SLEEP, PARK -> kind.verb() + ending(event);
            default -> (kind.verb() + " " + execution.objectName(trace.object(event))).strip() + ending(event);
        };
    }

    private String withValue(int event, String value) {
        String task = taskStep(event);
        if (!task.isEmpty()) {
            return task;
        }
        String object = execution.objectName(trace.object(event));
        if (COMMUNICATION.stream().anyMatch(object::startsWith)) {
            return onNetwork(event, object) + ending(event);
        }
        String shown = execution.value(event).isEmpty() ? "" : value;
        return (trace.kind(event).verb() + " " + member(event)).strip() + shown + ending(event);
    }

    private String onNetwork(int event, String object) {
        String member = execution.member(trace.site(event));
        String method = member.substring(member.lastIndexOf('.') + 1);
        return (method.isEmpty() ? "wait" : method.equals("new") ? "open" : method) + " on " + object;
    }

    /** What the JDK's code does to a task or a pool, as the program would say it; empty if it does something else. */
    private String taskStep(int event) {
        String object = execution.objectName(trace.object(event));
        return switch (execution.member(trace.site(event))) {
            case "FutureTask.run", "FutureTask.runAndReset" -> trace.writes(event) ? "" : "run " + object;
            case "FutureTask.set", "FutureTask.setException" -> "finish " + object;
            case "CompletableFuture.completeNull",
                    "CompletableFuture.completeValue",
                    "CompletableFuture.completeThrowable",
                    "CompletableFuture.completeRelay",
                    "CompletableFuture.internalComplete" -> "complete " + object;
            case "ThreadPoolExecutor.getTask" -> (trace.writes(event) ? "take a task of " : "leave ") + object;
            case "ThreadPoolExecutor.processWorkerExit" -> "leave " + object;
            case "ThreadPerTaskExecutor.taskComplete" -> "leave its executor";
            default -> "";
        };
    }

    /** What a container has: {@code size 3}, {@code "lamp" = 1}, {@code no "lamp"}. */
    private static String contents(String value) {
        return " (" + (value.startsWith(ENTRY) ? value.substring(ENTRY.length()) : value) + ")";
    }

    private boolean isVariable(int event) {
        String value = execution.value(event);
        return !value.startsWith(SIZE) && !value.startsWith(ENTRY);
    }

    private String ending(int event) {
        OpKind kind = trace.kind(event);
        boolean hasLimit = kind != OpKind.SLEEP && kind != OpKind.TICK;
        return trace.variant(event).isTimeout() && hasLimit ? " (times out)" : "";
    }

    private String member(int event) {
        String member = execution.member(trace.site(event));
        String object = execution.objectName(trace.object(event));
        if (member.isEmpty() || object.isEmpty()) {
            return object + member;
        }
        int dot = member.lastIndexOf('.');
        return dot >= 0 ? object + member.substring(dot) : object + element(event);
    }

    private String element(int event) {
        int variable = trace.variable(event);
        return variable == 0 || trace.kind(event) == OpKind.PARK ? "" : "[" + (variable - 1) + "]";
    }
}
