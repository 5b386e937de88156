package io.selvage.detect.deadlock;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who holds which built-in lock after some part of a trace, and which one each thread held last. */
final class LockHistory {
    /** A lock and the event by which its owner took it. */
    record Taken(int lock, int event) {}

    private final Map<Integer, List<Taken>> held = new HashMap<>();
    private final Map<Integer, Taken> last = new HashMap<>();
    private final Map<Integer, Integer> owners = new HashMap<>();

    /** Takes in one more event. */
    void take(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        if (kind == OpKind.LOCK) {
            enter(trace.thread(event), trace.object(event), event);
        } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
            exit(trace.thread(event), trace.object(event));
        }
    }

    private void enter(int thread, int lock, int event) {
        held.computeIfAbsent(thread, key -> new ArrayList<>()).add(new Taken(lock, event));
        owners.put(lock, thread);
    }

    private void exit(int thread, int lock) {
        List<Taken> own = held(thread);
        for (int i = own.size() - 1; i >= 0; i--) {
            if (own.get(i).lock() == lock) {
                last.put(thread, own.remove(i));
                owners.remove(lock);
                return;
            }
        }
    }

    /** In the order in which they were taken. */
    List<Taken> held(int thread) {
        return held.getOrDefault(thread, new ArrayList<>());
    }

    /** The lock that {@code thread} held last and holds no longer; null if there is none. */
    Taken last(int thread) {
        return last.get(thread);
    }

    /** The owner of a lock, or -1. */
    int owner(int lock) {
        return owners.getOrDefault(lock, -1);
    }

    /** The event by which its owner took {@code lock}. */
    int takenAt(int lock) {
        for (Taken taken : held(owner(lock))) {
            if (taken.lock() == lock) {
                return taken.event();
            }
        }
        return -1;
    }
}
