package io.selvage.explore.narrate;

import io.selvage.model.CodeOwner;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** An execution in words, step by step. */
public final class Narrator {
    /** The longest execution that is reported whole. */
    private static final int WHOLE = 120_000;
    /** How much is reported of a longer one; the numbers show what is left out, and there are no pictures. */
    private static final int HEAD = 1_000;

    private static final int TAIL = 9_000;

    private final FinishedExecution execution;
    private final Trace trace;
    private final StepTexts texts;
    private final StepPlaces places;
    private final StepRoles roles;
    private final List<Step> steps = new ArrayList<>();
    private final BitSet ended = new BitSet();
    private int number;

    private Narrator(FinishedExecution execution, Function<String, CodeOwner> owners, Set<Integer> named) {
        this.execution = execution;
        this.trace = execution.trace();
        places = new StepPlaces(execution, owners);
        texts = new StepTexts(execution);
        roles = new StepRoles(execution, named);
    }

    /** The steps of an execution of which nothing else is known. */
    public static List<Step> narrate(FinishedExecution execution) {
        return narrate(execution, type -> CodeOwner.UNKNOWN, List.of());
    }

    /**
     * @param owners whose code a class is, by its name
     * @param named the numbers of the steps that a finding is about
     */
    public static List<Step> narrate(
            FinishedExecution execution, Function<String, CodeOwner> owners, Collection<Integer> named) {
        Narrator narrator = new Narrator(execution, owners, Set.copyOf(named));
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
                if (trace.kind(i) == OpKind.END) {
                    ended.set(before);
                }
            }
        }
    }

    private void narrateEvent(int event, int before, StepDetails scene) {
        StepPlaces.Place place = places.of(event);
        steps.add(new Step(
                number,
                execution.threadName(trace.thread(event)),
                texts.action(event),
                place.location(),
                switchReason(event, before),
                scene.calledFrom(place.source(), place.path()).withRole(roles.of(event, number, place))));
    }

    private String switchReason(int event, int before) {
        if (before < 0 || trace.thread(event) == before) {
            return "";
        }
        if (trace.preempts(event)) {
            return "chosen";
        }
        return execution.threadName(before) + (ended.get(before) ? " ended" : " cannot go on");
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
                StepDetails scene = new StepDetails(execution.source(thread.site()), List.of(), List.of(), true);
                steps.add(new Step(
                        ++number,
                        execution.threadName(thread.thread()),
                        (thread.kind().verb() + " " + thread.object()).strip() + " …",
                        places.location(thread.site()),
                        why,
                        scene.withRole(StepDetails.Role.KEY)));
            }
        }
    }
}
