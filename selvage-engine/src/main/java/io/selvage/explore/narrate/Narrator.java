package io.selvage.explore.narrate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.List;

/** An execution in words, step by step. */
public final class Narrator {
    /** The longest execution that is reported whole. */
    private static final int WHOLE = 120_000;
    /** How much is reported of a longer one; the numbers show what is left out, and there are no pictures. */
    private static final int HEAD = 1_000;

    private static final int TAIL = 9_000;

    private final FinishedExecution execution;
    private final Trace trace;
    private final List<Step> steps = new ArrayList<>();
    private int number;

    private Narrator(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
    }

    public static List<Step> narrate(FinishedExecution execution) {
        Narrator narrator = new Narrator(execution);
        narrator.narrateEvents();
        narrator.narrateUnfinished();
        return narrator.steps;
    }

    private void narrateEvents() {
        int all = trace.length() == 0 ? 0 : ReportedEvents.number(trace, trace.length() - 1);
        List<StepDetails> scenes = all <= WHOLE ? SceneBuilder.of(execution) : List.of();
        int before = -1;
        for (int i = 0; i < trace.length(); i++) {
            if (ReportedEvents.isReported(trace, i)) {
                number++;
                if (all <= WHOLE || number <= HEAD || number > all - TAIL) {
                    narrateEvent(i, before, scenes.isEmpty() ? StepDetails.NONE : scenes.get(number - 1));
                }
                before = trace.thread(i);
            }
        }
    }

    private void narrateEvent(int event, int before, StepDetails scene) {
        steps.add(new Step(
                number,
                execution.threadName(trace.thread(event)),
                action(event),
                execution.location(trace.site(event)),
                switchReason(event, before),
                scene));
    }

    private String action(int event) {
        OpKind kind = trace.kind(event);
        String what = switch (kind) {
            case READ, WRITE, CALL -> member(event);
            case BEGIN, END, YIELD, SLEEP -> "";
            case PARK -> "";
            default -> execution.objectName(trace.object(event));
        };
        boolean hasLimit = kind != OpKind.SLEEP && kind != OpKind.TICK;
        String ending = trace.variant(event).isTimeout() && hasLimit ? " (times out)" : "";
        return (kind.verb() + " " + what).strip() + ending;
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

    private String switchReason(int event, int before) {
        int thread = trace.thread(event);
        if (before < 0 || thread == before) {
            return "";
        }
        if (trace.preempts(event)) {
            return "chosen";
        }
        return execution.threadName(before) + (hasEndedBefore(before, event) ? " ended" : " cannot go on");
    }

    private boolean hasEndedBefore(int thread, int event) {
        for (int i = event - 1; i >= 0; i--) {
            if (trace.thread(i) == thread) {
                return trace.kind(i) == OpKind.END;
            }
        }
        return false;
    }

    /** What threads were stuck in when it was over. */
    private void narrateUnfinished() {
        for (UnfinishedThread thread : execution.unfinished()) {
            if (!thread.enabled()) {
                String owner = thread.owner() < 0 ? "" : execution.threadName(thread.owner());
                String why = switch (thread.kind()) {
                    case LOCK -> "blocked: held by " + owner;
                    case JOIN -> "blocked: " + owner + " has not ended";
                    default -> owner.isEmpty() ? "blocked: nobody wakes it" : "blocked: held by " + owner;
                };
                steps.add(new Step(
                        ++number,
                        execution.threadName(thread.thread()),
                        (thread.kind().verb() + " " + thread.object()).strip() + " …",
                        execution.location(thread.site()),
                        why,
                        new StepDetails(execution.source(thread.site()), List.of(), List.of(), true)));
            }
        }
    }
}
