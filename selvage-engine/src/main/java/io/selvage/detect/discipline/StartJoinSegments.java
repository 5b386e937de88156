package io.selvage.detect.discipline;

import io.selvage.dependence.LongIndex;
import io.selvage.dependence.VectorClocks;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.ThreadIndex;
import java.util.Arrays;

/**
 * What is ordered by starting and joining threads alone, and therefore in every schedule: each thread is cut into
 * segments at these points.
 */
final class StartJoinSegments {
    private static final int NONE = -1;

    private final ThreadIndex threads = new ThreadIndex();
    private final VectorClocks clocks = new VectorClocks();
    private int segments;
    private int[] threadOf = new int[16];
    private int[] timeOf = new int[16];
    /** By thread's position: its running segment. */
    private int[] running = new int[8];

    /** By object that is a thread: the segment that started it, and its last one once it has ended. */
    private final LongIndex lives = new LongIndex();

    private int[] startedIn = new int[8];
    private int[] endedIn = new int[8];

    void reset(int threadCount) {
        threads.reset();
        clocks.reset(threadCount);
        lives.clear();
        segments = 0;
    }

    /** The position of the thread of an event, from 0. */
    int thread(Trace trace, int event) {
        int id = trace.thread(event);
        int known = threads.find(id);
        return known >= 0 ? known : add(id, trace.kind(event) == OpKind.BEGIN ? trace.object(event) : 0);
    }

    private int add(int id, int object) {
        int thread = threads.add(id);
        if (thread == running.length) {
            running = Arrays.copyOf(running, thread * 2);
        }
        running[thread] = NONE;
        int life = threadSlot(object);
        beginSegment(thread, object == 0 ? NONE : startedIn[life]);
        return thread;
    }

    int threadCount() {
        return threads.count();
    }

    /** The segment that {@code thread} is in. */
    int of(int thread) {
        return running[thread];
    }

    int thread(int segment) {
        return threadOf[segment];
    }

    /** Whether neither of the two comes before the other in every schedule. */
    boolean areConcurrent(int one, int other) {
        return !isBefore(one, other) && !isBefore(other, one);
    }

    private boolean isBefore(int one, int other) {
        return clocks.covers(other, threadOf[one], timeOf[one]);
    }

    /** Applies an event of {@code thread}. */
    void apply(Trace trace, int event, int thread) {
        switch (trace.kind(event)) {
            case START -> {
                if (!trace.writes(event)) {
                    return;
                }
                int born = threadSlot(trace.object(event));
                startedIn[born] = running[thread];
                beginSegment(thread, NONE);
            }
            case END -> {
                int over = threadSlot(trace.object(event));
                endedIn[over] = running[thread];
            }
            case JOIN -> {
                int joined = threadSlot(trace.object(event));
                int last = endedIn[joined];
                if (last != NONE && trace.variant(event) == Variant.GO) {
                    beginSegment(thread, last);
                }
            }
            default -> {
                // Orders nothing in every schedule.
            }
        }
    }

    private int threadSlot(int object) {
        int known = lives.size();
        int life = lives.number(object);
        if (lives.size() > known) {
            if (life == startedIn.length) {
                startedIn = Arrays.copyOf(startedIn, life * 2);
                endedIn = Arrays.copyOf(endedIn, life * 2);
            }
            startedIn[life] = NONE;
            endedIn[life] = NONE;
        }
        return life;
    }

    /** A new segment of {@code thread}, which comes after its last one and after {@code other}, if there are such. */
    private void beginSegment(int thread, int other) {
        int segment = segments++;
        if (segment == threadOf.length) {
            threadOf = Arrays.copyOf(threadOf, segment * 2);
            timeOf = Arrays.copyOf(timeOf, segment * 2);
        }
        int before = running[thread];
        if (before == NONE) {
            clocks.clear(segment);
        } else {
            clocks.copy(segment, before);
        }
        if (other != NONE) {
            clocks.join(segment, other);
        }
        threadOf[segment] = thread;
        timeOf[segment] = before == NONE ? 1 : timeOf[before] + 1;
        clocks.set(segment, thread, timeOf[segment]);
        running[thread] = segment;
    }
}
