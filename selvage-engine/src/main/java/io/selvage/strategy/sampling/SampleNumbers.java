package io.selvage.strategy.sampling;

/**
 * Which executions of a sampler are run, by their numbers from 1: all of them, or those of one of several parts that
 * are dealt out. The parts do not overlap, and together they are all.
 *
 * <p>A sampler that learns does so from a few executions only, the <em>lessons</em>: the first ones, and some each time
 * that their number has doubled. What they teach is used from a certain number on. So the n-th execution is the same
 * whatever batches there are, and every part can run all lessons: of a billion executions there are fewer than 500.
 */
public final class SampleNumbers {
    /** So many executions are lessons at the beginning, and how many are after each doubling. */
    private static final int FIRST = 64;

    private static final int MORE = 16;
    /** Before that, what an execution teaches is used after at most an eighth as many executions more. */
    private static final int FRACTION = 8;

    /** Cells are single executions at the beginning, later 1,024 in each doubling. */
    private static final int CELL_BITS = 10;

    private final int part;
    private final int parts;
    private final long last;

    private SampleNumbers(int part, int parts, long last) {
        this.part = part;
        this.parts = parts;
        this.last = last;
    }

    /** All numbers without end. */
    public static SampleNumbers all() {
        return new SampleNumbers(0, 1, Long.MAX_VALUE);
    }

    /**
     * @param number of the part, from 1
     * @param last no execution has a higher number
     */
    public static SampleNumbers dealt(int number, int parts, long last) {
        return new SampleNumbers(number - 1, parts, last);
    }

    /** The highest number there is. */
    long last() {
        return last;
    }

    /** Whether the execution counts here; elsewhere it is at most a lesson. */
    boolean isOwn(long number) {
        return cell(number) % parts == part;
    }

    /** The cell of an execution, see {@code explore.statistics.Parts}; the cells are dealt out one after the other. */
    static long cell(long number) {
        long index = number - 1;
        if (index < 1 << CELL_BITS) {
            return index;
        }
        int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(index) - CELL_BITS;
        return ((long) shift << CELL_BITS) + (index >>> shift);
    }

    /** Whether a sampler learns from the execution. */
    static boolean isLesson(long number) {
        long index = number - 1;
        return index < FIRST || index - Long.highestOneBit(index) < MORE;
    }

    /** The last execution that uses what the first {@code known} executions have taught, and no more. */
    static long end(long known) {
        if (known < FIRST) {
            return Math.min(FIRST, known + Math.max(1, known / FRACTION));
        }
        long doubling = Long.highestOneBit(known);
        return known - doubling < MORE ? doubling + MORE : 2 * doubling;
    }
}
