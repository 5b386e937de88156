package io.selvage.detect.discipline;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * MLD', the locking discipline under which searches may take plain accesses for unnoticeable: each shared variable has
 * a lock that is held at all its accesses, or is only read. Stoller, "Model-checking multi-threaded distributed Java
 * programs", SPIN 2000, section 9. What counts does not depend on the order in which an execution happens to do things,
 * so that a search which leaves orders out still finds a violation if there is one.
 *
 * <p>Made precise for Java, where threads come and go:
 *
 * <ul>
 *   <li>An access is shared if another thread accesses the variable and starting and joining threads do not order the
 *       two. Only shared accesses count. (The paper's threads are all there from the beginning.)
 *   <li>The thread that initialises an object is the one that is seen in its constructor; what it does to the object
 *       from there to its next operation that others could notice does not count. This is the paper's second, more
 *       flexible form. Anything else, static variables and arrays for example, has no initialising thread.
 *   <li>Volatile and atomic accesses, and calls on concurrent objects, are communication and not subject to it.
 * </ul>
 */
public final class MldPrimeDetector implements Detector {
    private static final int NONE = -1;

    private final GuardingLocks locks = new GuardingLocks();
    private final StartJoinSegments segments = new StartJoinSegments();
    private final VariableIndex variables = new VariableIndex();
    private final InitialisationTracker initialisation = new InitialisationTracker();
    private final MldReport report = new MldReport();

    /** By variable: its latest record. */
    private int[] latest = new int[64];

    /** Records: the accesses of one segment to one variable. */
    private int records;

    private int[] before = new int[64];
    private int[] segment = new int[64];
    private int[] set = new int[64];
    /** The number of an access, from 1: the first that wrote, or minus the first of all. */
    private int[] event = new int[64];

    private String limitation = "";

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        limitation = "";
        if (execution.threads() < 2) {
            return List.of();
        }
        reset(execution);
        try {
            readAll(execution);
        } catch (AnalysisLimitException e) {
            limitation = e.limitation("its locking discipline");
        }
        return findViolations(execution);
    }

    @Override
    public String limitation() {
        return limitation;
    }

    private void reset(FinishedExecution execution) {
        locks.reset(execution);
        segments.reset(execution.threads());
        variables.reset();
        initialisation.reset();
        records = 0;
    }

    private void readAll(FinishedExecution execution) {
        Trace trace = execution.trace();
        for (int i = 0; i < trace.length(); i++) {
            int thread = segments.thread(trace, i);
            OpKind kind = trace.kind(i);
            locks.apply(i);
            boolean access = kind == OpKind.READ || kind == OpKind.WRITE;
            if (access && !trace.orders(i)) {
                if (!initialisation.isInitialisation(execution, i, thread)) {
                    access(trace, i, thread);
                }
            } else {
                segments.apply(trace, i, thread);
                initialisation.apply(kind, thread);
            }
        }
    }

    private void access(Trace trace, int number, int thread) {
        int known = variables.count();
        int variable = variables.number(trace.object(number), trace.variable(number));
        if (variables.count() > known) {
            if (variable == latest.length) {
                latest = Arrays.copyOf(latest, variable * 2);
            }
            latest[variable] = NONE;
        }
        int here = segments.of(thread);
        int record = latest[variable];
        while (record != NONE && segment[record] != here) {
            record = before[record];
        }
        if (record == NONE) {
            add(variable, here, locks.guards(number), trace.writes(number) ? number + 1 : -number - 1);
            return;
        }
        set[record] = locks.sets().intersect(set[record], locks.guards(number));
        if (event[record] < 0 && trace.writes(number)) {
            event[record] = number + 1;
        }
    }

    private void add(int variable, int where, int held, int number) {
        if (records == before.length) {
            int size = records * 2;
            before = Arrays.copyOf(before, size);
            segment = Arrays.copyOf(segment, size);
            set = Arrays.copyOf(set, size);
            event = Arrays.copyOf(event, size);
        }
        before[records] = latest[variable];
        segment[records] = where;
        set[records] = held;
        event[records] = number;
        latest[variable] = records++;
    }

    private List<Finding> findViolations(FinishedExecution execution) {
        List<Finding> found = List.of();
        for (int variable = 0; variable < variables.count(); variable++) {
            if (latest[variable] != NONE && before[latest[variable]] != NONE && isViolated(variable)) {
                found = found.isEmpty() ? new ArrayList<>(2) : found;
                int violated = variable;
                report.add(found, execution, representatives(variable), () -> history(execution, violated));
            }
        }
        return found;
    }

    private boolean isViolated(int variable) {
        int common = NONE;
        boolean written = false;
        for (int record = latest[variable]; record != NONE; record = before[record]) {
            if (isShared(record, variable)) {
                common = common == NONE ? set[record] : locks.sets().intersect(common, set[record]);
                written |= event[record] > 0;
            }
        }
        return written && common == LocksetTable.EMPTY;
    }

    private boolean isShared(int record, int variable) {
        for (int other = latest[variable]; other != NONE; other = before[other]) {
            boolean foreign = segments.thread(segment[other]) != segments.thread(segment[record]);
            if (foreign && segments.areConcurrent(segment[other], segment[record])) {
                return true;
            }
        }
        return false;
    }

    private boolean isSharedIn(int where, int variable) {
        int record = latest[variable];
        while (record != NONE && segment[record] != where) {
            record = before[record];
        }
        return record != NONE && isShared(record, variable);
    }

    /** The first and the last of the accesses that stand for their segments. */
    private long representatives(int variable) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (int record = latest[variable]; record != NONE; record = before[record]) {
            if (isShared(record, variable)) {
                first = Math.min(first, Math.abs(event[record]) - 1);
                last = Math.max(last, Math.abs(event[record]) - 1);
            }
        }
        return (long) first << 32 | last;
    }

    /** All accesses that count. Goes through the execution once more; segments get the same numbers again. */
    private List<Integer> history(FinishedExecution execution, int variable) {
        Trace trace = execution.trace();
        StartJoinSegments again = new StartJoinSegments();
        again.reset(execution.threads());
        initialisation.reset();
        List<Integer> events = new ArrayList<>();
        for (int i = 0; i < trace.length(); i++) {
            int thread = again.thread(trace, i);
            OpKind kind = trace.kind(i);
            if ((kind == OpKind.READ || kind == OpKind.WRITE) && !trace.orders(i)) {
                boolean same = trace.object(i) == variables.object(variable)
                        && trace.variable(i) == variables.variable(variable);
                if (!initialisation.isInitialisation(execution, i, thread)
                        && same
                        && isSharedIn(again.of(thread), variable)) {
                    events.add(i);
                }
            } else {
                again.apply(trace, i, thread);
                initialisation.apply(kind, thread);
            }
        }
        return events;
    }
}
