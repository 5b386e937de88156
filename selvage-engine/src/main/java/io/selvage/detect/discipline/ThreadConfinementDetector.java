package io.selvage.detect.discipline;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Objects that are declared to be used by one thread only, and are not. One that is handed over by starting or
 * joining a thread still has one user at a time, whatever the schedule.
 */
public final class ThreadConfinementDetector implements Detector {
    private static final int NONE = -1;

    private final StartJoinSegments segments = new StartJoinSegments();
    private final VariableIndex objects = new VariableIndex();
    /** By object: the last access to it, and the segment that it was made in. */
    private int[] last = new int[16];

    private int[] segment = new int[16];

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        Trace trace = execution.trace();
        segments.reset(execution.threads());
        objects.reset();
        List<Finding> found = new ArrayList<>(1);
        for (int i = 0; i < trace.length(); i++) {
            int thread = segments.thread(trace, i);
            OpKind kind = trace.kind(i);
            if (kind != OpKind.READ && kind != OpKind.WRITE) {
                segments.apply(trace, i, thread);
            } else if (execution.isUnshared(trace.site(i))) {
                int other = use(trace, i, segments.of(thread));
                if (other != NONE) {
                    add(found, describe(execution, other, i));
                }
            }
        }
        return found;
    }

    /** An earlier access by a thread that could be using the object at the same time, or -1. */
    private int use(Trace trace, int event, int where) {
        int known = objects.count();
        int object = objects.number(trace.object(event), 0);
        if (objects.count() > known) {
            if (object == last.length) {
                last = Arrays.copyOf(last, object * 2);
                segment = Arrays.copyOf(segment, object * 2);
            }
            segment[object] = where;
        }
        boolean shared = segment[object] != where && segments.areConcurrent(segment[object], where);
        int before = shared ? last[object] : NONE;
        last[object] = event;
        segment[object] = where;
        return before;
    }

    private static void add(List<Finding> found, Finding finding) {
        if (found.stream().noneMatch(known -> known.sites().equals(finding.sites()))) {
            found.add(finding);
        }
    }

    private static Finding describe(FinishedExecution execution, int one, int other) {
        Trace trace = execution.trace();
        String message = execution.objectName(trace.object(other)) + " is declared to be used by one thread only, but "
                + who(execution, one) + " and " + who(execution, other) + " use it";
        List<String> locations =
                List.of(execution.location(trace.site(one)), execution.location(trace.site(other))).stream()
                        .distinct()
                        .sorted()
                        .toList();
        return Finding.of(FindingKind.LOCK_DISCIPLINE, message).withSites(locations);
    }

    private static String who(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        return execution.threadName(trace.thread(event)) + " at " + execution.location(trace.site(event));
    }
}
