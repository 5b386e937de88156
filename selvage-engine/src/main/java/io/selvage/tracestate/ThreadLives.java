package io.selvage.tracestate;

import io.selvage.dependence.LongIndex;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Which threads have been started, have begun and have ended by the events applied so far, and which objects they are. */
public final class ThreadLives {
    public static final int NONE = -1;

    /** Objects that are threads. */
    private final LongIndex objects = new LongIndex();

    private int[] threads = new int[8];
    private int[] startedAt = new int[8];
    private int[] begunAt = new int[8];
    private int[] endedAt = new int[8];
    /** By thread: its own object; 0 if it has not begun. */
    private int[] objectOf = new int[8];

    public void reset() {
        objects.clear();
        Arrays.fill(objectOf, 0);
    }

    public void apply(Trace trace, int event) {
        switch (trace.kind(event)) {
            case START -> start(trace, event);
            case BEGIN -> begin(trace.thread(event), trace.object(event), event);
            case END -> {
                int life = number(trace.object(event));
                endedAt[life] = event;
            }
            default -> {
                // All live on.
            }
        }
    }

    /** A second start is refused. */
    private void start(Trace trace, int event) {
        if (trace.writes(event)) {
            int life = number(trace.object(event));
            startedAt[life] = event;
        }
    }

    private void begin(int thread, int object, int event) {
        if (thread >= objectOf.length) {
            objectOf = Arrays.copyOf(objectOf, Math.max(thread + 1, objectOf.length * 2));
        }
        objectOf[thread] = object;
        int life = number(object);
        threads[life] = thread;
        begunAt[life] = event;
    }

    /** The number of a thread's object, from 0 in the order of their first events. May replace the arrays. */
    int number(int object) {
        int known = objects.size();
        int life = objects.number(object);
        if (life == known) {
            if (life == threads.length) {
                threads = Arrays.copyOf(threads, life * 2);
                startedAt = Arrays.copyOf(startedAt, life * 2);
                begunAt = Arrays.copyOf(begunAt, life * 2);
                endedAt = Arrays.copyOf(endedAt, life * 2);
            }
            threads[life] = NONE;
            startedAt[life] = NONE;
            begunAt[life] = NONE;
            endedAt[life] = NONE;
        }
        return life;
    }

    /** The object that the thread is; 0 if it has not begun. */
    public int objectOf(int thread) {
        return thread < objectOf.length ? objectOf[thread] : 0;
    }

    /** The thread that the object is, or {@link #NONE} if it has not begun. */
    public int threadOf(int object) {
        return of(threads, object);
    }

    /** The event that started the thread, by its object; {@link #NONE} if nobody has. */
    public int startedAt(int object) {
        return of(startedAt, object);
    }

    /** The first event of the thread, by its object, or {@link #NONE}. */
    public int begunAt(int object) {
        return of(begunAt, object);
    }

    /** The last event of the thread, by its object; {@link #NONE} if it has not ended. */
    public int endedAt(int object) {
        return of(endedAt, object);
    }

    public boolean hasEnded(int object) {
        return endedAt(object) != NONE;
    }

    private int of(int[] events, int object) {
        int life = objects.find(object);
        return life < 0 ? NONE : events[life];
    }
}
