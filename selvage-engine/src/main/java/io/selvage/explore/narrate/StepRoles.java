package io.selvage.explore.narrate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.StepDetails.Role;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import java.util.BitSet;
import java.util.Set;

/** What the steps of an execution are in its story. */
final class StepRoles {
    /** What happens to the program's tasks, though the JDK's code does it. */
    private static final Set<String> TASKS =
            Set.of("FutureTask.run", "FutureTask.runAndReset", "FutureTask.set", "FutureTask.setException");

    private final FinishedExecution execution;
    private final Trace trace;
    private final Set<Integer> named;
    private final BitSet dead = new BitSet();

    /** @param named the numbers of the steps that the finding is about */
    StepRoles(FinishedExecution execution, Set<Integer> named) {
        this.execution = execution;
        this.trace = execution.trace();
        this.named = named;
        for (UncaughtException crash : execution.uncaughtExceptions()) {
            dead.set(crash.thread());
        }
    }

    Role of(int event, int number, StepPlaces.Place place) {
        if (trace.kind(event) == OpKind.END && dead.get(trace.thread(event))) {
            return Role.FAILING;
        }
        if (named.contains(number)) {
            return Role.NAMED;
        }
        boolean isInner = !place.isOwn() && !TASKS.contains(execution.member(trace.site(event)));
        if (isInner || execution.isInitialiser(trace.site(event))) {
            return Role.MACHINERY;
        }
        return switch (trace.kind(event)) {
            case READ, WRITE, CALL, BEGIN, END, YIELD, THREAD_QUERY, INIT, EXTRA_ACCESS, TICK -> Role.PLAIN;
            case LOCK, UNLOCK, WAIT, WAITING, NOTIFY, NOTIFY_ALL, PARK, UNPARK, START, JOIN, SLEEP, INTERRUPT, HALT ->
                Role.KEY;
        };
    }
}
