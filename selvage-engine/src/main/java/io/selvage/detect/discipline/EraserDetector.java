package io.selvage.detect.discipline;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.detect.Detector;
import io.selvage.detect.happensbefore.HappensBefore;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.LockState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Shared variables without one lock that guards them: Eraser (Savage, Burrows, Nelson, Sobalvarro, Anderson, "Eraser: a
 * dynamic data race detector for multithreaded programs", TOCS 15(4), 1997). A finding says that a discipline is not
 * kept, which searches rely on that switch at releases only; it need not be a race.
 *
 * <p>Where it differs from the paper: a variable that was handed over counts as exclusive again, however it was used
 * before. Handed over means that the accesses of all others come before by start, join, volatile variables, concurrent
 * objects or permits to park, whatever the locks. Volatile variables themselves are synchronization, final fields and
 * those of a class that is being initialised are not considered. Reader-writer locks and locks of {@code
 * java.util.concurrent} are concurrent objects, their sections ordered like any other hand-over.
 *
 * <p>What it blames without need, as the paper does: variables that are guarded by different locks in different phases,
 * and those that are handed over by means of a built-in lock which is not held while they are used. What it lets pass,
 * as the paper does: the unguarded use of a variable by its first thread, if the second one comes later. Unlike the
 * paper, later means that something orders the two, be it a lock: then the first thread may well have prepared what it
 * was about to share.
 */
public final class EraserDetector implements Detector {
    private final VariableIndex variables = new VariableIndex();
    private final LockState locks = new LockState();
    private final HappensBefore order = HappensBefore.withoutLocks();
    private final HappensBefore orderWithLocks = new HappensBefore();
    private final EraserStateMachine states = new EraserStateMachine(order.clocks(), orderWithLocks.clocks());
    private final Map<List<String>, Finding> byLocations = new HashMap<>();
    private final Map<Long, Finding> bySites = new HashMap<>();
    private FinishedExecution execution;
    private Trace trace;
    private List<Finding> found = List.of();
    private String limitation = "";

    @Override
    public List<Finding> inspect(FinishedExecution seen) {
        found = List.of();
        limitation = "";
        if (seen.threads() > 1) {
            execution = seen;
            trace = seen.trace();
            try {
                analyse();
            } catch (AnalysisLimitException e) {
                limitation = e.limitation("its locking discipline");
            }
            execution = null;
            trace = null;
        }
        return found;
    }

    @Override
    public String limitation() {
        return limitation;
    }

    private void analyse() {
        int threads = execution.threads();
        states.reset(threads, variables.count());
        variables.reset();
        locks.reset();
        order.reset(trace, threads);
        orderWithLocks.reset(trace, threads);
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            // Both number the threads in the order of their first events.
            int thread = order.clocks().thread(event);
            orderWithLocks.clocks().thread(event);
            locks.apply(trace, event);
            if ((kind == OpKind.READ || kind == OpKind.WRITE) && !trace.orders(event)) {
                access(event, thread);
            } else {
                order.apply(event, thread);
                orderWithLocks.apply(event, thread);
            }
        }
    }

    private void access(int event, int thread) {
        int variable = variables.number(trace.object(event), trace.variable(event));
        int[] held = locks.copy(trace.thread(event));
        if (states.access(variable, thread, event + 1, held, trace.writes(event))) {
            report(states.latestOfOthers(variable, thread) - 1, event);
        }
    }

    private void report(int earlier, int later) {
        long sites = (long) trace.site(earlier) << 32 | trace.site(later);
        Finding finding = bySites.get(sites);
        if (finding == null || execution.location(trace.site(later)).isEmpty()) {
            Finding fresh = EraserReport.describe(execution, earlier, later);
            finding = byLocations.computeIfAbsent(fresh.sites(), locations -> fresh);
            bySites.put(sites, finding);
        }
        if (found.isEmpty()) {
            found = new ArrayList<>(2);
        }
        if (!found.contains(finding)) {
            found.add(finding);
        }
    }
}
