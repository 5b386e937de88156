package io.selvage.scheduler;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.HashMap;
import java.util.Map;

/** Which events of two threads cannot be in another order, because one thread starts the other or waits for its end. */
final class ThreadOverlap {
    /** By thread and the number of another one's object, the event by which it starts that thread. */
    private final Map<Long, Integer> starts = new HashMap<>();
    /** The same for the event by which it has waited for that thread's end. */
    private final Map<Long, Integer> joins = new HashMap<>();
    /** By thread, the number of its own object. */
    private final Map<Integer, Integer> objects = new HashMap<>();

    ThreadOverlap(Trace trace) {
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            if (kind == OpKind.BEGIN) {
                objects.put(trace.thread(event), trace.object(event));
            } else if (kind == OpKind.START) {
                starts.putIfAbsent(key(trace.thread(event), trace.object(event)), event);
            } else if (kind == OpKind.JOIN && trace.variant(event) == Variant.GO) {
                joins.putIfAbsent(key(trace.thread(event), trace.object(event)), event);
            }
        }
    }

    /** Whether the event {@code at} of one thread may come after as well as before {@code otherAt} of the other. */
    boolean mayOverlap(int one, int at, int other, int otherAt) {
        return !isOrdered(one, at, other) && !isOrdered(other, otherAt, one);
    }

    /** Whether all of {@code other} comes after {@code at}, or before it, on account of what {@code one} does. */
    private boolean isOrdered(int one, int at, int other) {
        Integer object = objects.get(other);
        if (object == null) {
            return false;
        }
        Integer start = starts.get(key(one, object));
        Integer join = joins.get(key(one, object));
        return start != null && at < start || join != null && at > join;
    }

    private static long key(int thread, int object) {
        return (long) thread << 32 | object & 0xFFFF_FFFFL;
    }
}
