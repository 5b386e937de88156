package io.selvage.detect.happensbefore;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.Trace;
import io.selvage.tracestate.ThreadIndex;
import java.util.Arrays;

/**
 * The vector clocks of the threads of one execution, and of what they have released. An event's clock is its number
 * (position in the trace, from 1), so an event happened before what a thread does now if the latest event of its
 * thread in the clock of the other is not an earlier one. Threads go by positions, from 0 in the order in which they
 * turn up.
 */
public final class ThreadClocks {
    private static final int NONE = -1;

    private final ClockRows rows = new ClockRows();
    private final ShadowTable shadows = new ShadowTable();
    private final ThreadIndex threads = new ThreadIndex();
    private Trace trace;
    /** By thread: the row of its clock. */
    private int[] rowOf = new int[8];
    /** Number and position of the thread that was asked for last: most events follow one of the same thread. */
    private int lastId;

    private int lastThread;

    /** All methods may throw {@link AnalysisLimitException} from here on. */
    void reset(Trace newTrace, int threadCount) {
        trace = newTrace;
        rows.reset(threadCount);
        shadows.reset();
        threads.reset();
        lastId = NONE;
    }

    /** The rows of this and of other analyses that need rows for the same threads. */
    public ClockRows rows() {
        return rows;
    }

    /** The data kept for variables, by this and by other analyses. */
    public ShadowTable shadows() {
        return shadows;
    }

    /** The position of the thread of an event. */
    public int thread(int event) {
        int id = trace.thread(event);
        if (id != lastId) {
            int known = threads.find(id);
            lastThread = known >= 0 ? known : add(id);
            lastId = id;
        }
        return lastThread;
    }

    private int add(int id) {
        int thread = threads.add(id);
        if (thread == rowOf.length) {
            rowOf = Arrays.copyOf(rowOf, thread * 2);
        }
        rowOf[thread] = rows.allocate();
        return thread;
    }

    public int threadCount() {
        return threads.count();
    }

    /** True if the event of that number happened before what {@code thread} does now. */
    public boolean happensBefore(int number, int thread) {
        return happensBefore(number, threads.find(trace.thread(number - 1)), thread);
    }

    /** True if the event of that number, of {@code other}, happened before what {@code thread} does now. */
    public boolean happensBefore(int number, int other, int thread) {
        return other == thread || number <= rows.get(rowOf[thread], other);
    }

    /** The clock of {@code thread}, for the first {@code width} threads. */
    int[] clockOf(int thread, int width) {
        int[] clock = new int[width];
        for (int other = 0; other < width; other++) {
            clock[other] = rows.get(rowOf[thread], other);
        }
        return clock;
    }

    /** All that happened before those who released this happened before {@code thread}. */
    public void acquire(int thread, int entry) {
        acquire(thread, entry, ShadowTable.CLOCK, ShadowTable.RELEASE);
    }

    /** The same for those who updated this. */
    void acquireUpdates(int thread, int entry) {
        acquire(thread, entry, ShadowTable.UPDATE_CLOCK, ShadowTable.UPDATE_RELEASE);
    }

    private void acquire(int thread, int entry, int clock, int releaser) {
        int release = shadows.get(entry, releaser);
        if (release == ShadowTable.MANY_RELEASERS || release > 0 && !happensBefore(release, thread)) {
            rows.join(shadows.get(entry, clock), rowOf[thread]);
        }
    }

    /** This event, and all that happened before it, happens before each acquisition of this from now on. */
    public void release(int event, int thread, int entry) {
        release(event, thread, entry, ShadowTable.CLOCK, ShadowTable.RELEASE);
    }

    /** The same for each acquisition of updates. */
    void releaseUpdate(int event, int thread, int entry) {
        release(event, thread, entry, ShadowTable.UPDATE_CLOCK, ShadowTable.UPDATE_RELEASE);
    }

    private void release(int event, int thread, int entry, int clock, int releaser) {
        rows.set(rowOf[thread], thread, event + 1);
        int before = shadows.get(entry, releaser);
        if (before == 0) {
            shadows.set(entry, clock, rows.allocate());
        }
        int row = shadows.get(entry, clock);
        if (before == 0 || before > 0 && happensBefore(before, thread)) {
            rows.copy(rowOf[thread], row);
            shadows.set(entry, releaser, event + 1);
        } else {
            rows.join(rowOf[thread], row);
            shadows.set(entry, releaser, ShadowTable.MANY_RELEASERS);
        }
    }

    /** All that has happened, the event of {@code thread} included, happened before all that comes. */
    void barrier(int event, int thread) {
        for (int other = 0; other < threads.count(); other++) {
            rows.set(rowOf[other], other, event + 1);
            rows.join(rowOf[other], rowOf[thread]);
        }
        for (int other = 0; other < threads.count(); other++) {
            rows.join(rowOf[thread], rowOf[other]);
        }
    }
}
