package io.selvage.detect.discipline;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.ThreadIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * MLD, the mutex locking discipline with Eraser's liberal rule for initialisation: as long as only one thread has used a
 * variable, nothing counts. Savage et al., "Eraser: A dynamic data race detector for multithreaded programs", TOCS 15(4),
 * 1997, in the form of Stoller, "Model-checking multi-threaded distributed Java programs", SPIN 2000, section 8. What it
 * sees depends on the order in which things happen, so a search that leaves orders out may miss violations; {@link
 * MldPrimeDetector} is what searches rely on.
 */
public final class MldDetector implements Detector {
    private static final int NOBODY = -1;

    private final GuardingLocks locks = new GuardingLocks();
    private final ThreadIndex threads = new ThreadIndex();
    private final VariableIndex variables = new VariableIndex();
    private final MldReport findings = new MldReport();

    /** By variable: the thread that used it first, and the first access of all. */
    private int[] firstThread = new int[64];

    private int[] firstEvent = new int[64];
    /** The first access of a second thread, or -1. */
    private int[] sharedBy = new int[64];

    private int[] candidates = new int[64];
    private boolean[] modified = new boolean[64];
    private boolean[] reported = new boolean[64];

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        locks.reset(execution);
        threads.reset();
        variables.reset();
        List<Finding> found = new ArrayList<>(2);
        Trace trace = execution.trace();
        for (int i = 0; i < trace.length(); i++) {
            int id = trace.thread(i);
            int thread = threads.find(id) >= 0 ? threads.find(id) : threads.add(id);
            boolean access = trace.kind(i) == OpKind.READ || trace.kind(i) == OpKind.WRITE;
            locks.apply(i);
            if (access && !trace.orders(i) && breaks(trace, i, thread)) {
                int variable = variables.number(trace.object(i), trace.variable(i));
                long accesses = (long) firstEvent[variable] << 32 | i;
                int last = i;
                findings.add(found, execution, accesses, () -> history(trace, variable, last));
            }
        }
        return found;
    }

    private boolean breaks(Trace trace, int event, int thread) {
        int known = variables.count();
        int variable = variables.number(trace.object(event), trace.variable(event));
        if (variables.count() > known) {
            begin(variable, event, thread);
        }
        if (sharedBy[variable] == NOBODY) {
            if (firstThread[variable] == thread) {
                return false;
            }
            sharedBy[variable] = event;
            candidates[variable] = locks.guards(event);
        }
        candidates[variable] = locks.sets().intersect(candidates[variable], locks.guards(event));
        modified[variable] |= trace.writes(event);
        boolean now = modified[variable] && candidates[variable] == LocksetTable.EMPTY && !reported[variable];
        reported[variable] |= now;
        return now;
    }

    private void begin(int variable, int event, int thread) {
        if (variable == firstThread.length) {
            int size = variable * 2;
            firstThread = Arrays.copyOf(firstThread, size);
            firstEvent = Arrays.copyOf(firstEvent, size);
            sharedBy = Arrays.copyOf(sharedBy, size);
            candidates = Arrays.copyOf(candidates, size);
            modified = Arrays.copyOf(modified, size);
            reported = Arrays.copyOf(reported, size);
        }
        firstThread[variable] = thread;
        firstEvent[variable] = event;
        sharedBy[variable] = NOBODY;
        modified[variable] = false;
        reported[variable] = false;
    }

    private List<Integer> history(Trace trace, int variable, int last) {
        List<Integer> events = new ArrayList<>();
        for (int i = sharedBy[variable]; i <= last; i++) {
            boolean access = trace.kind(i) == OpKind.READ || trace.kind(i) == OpKind.WRITE;
            boolean same =
                    trace.object(i) == variables.object(variable) && trace.variable(i) == variables.variable(variable);
            if (access && same) {
                events.add(i);
            }
        }
        return events;
    }
}
