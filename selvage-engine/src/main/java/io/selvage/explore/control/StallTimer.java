package io.selvage.explore.control;

/** How long to wait for something that ought to happen soon, for a caller that looks several times a second. */
final class StallTimer {
    /** Our tests wait longer: they may run on a machine that is busy. */
    static final int SECONDS = 10 * Integer.getInteger("selvage.patience", 1);

    private static final long SECOND_NANOS = 1_000_000_000L;
    /** Between two looks no more than this counts: if it was longer, the whole JVM stood still. */
    private static final long LONGEST_GAP_NANOS = SECOND_NANOS;

    /** Who computes for less than this part of the time hardly does anything. */
    private static final int IDLE_PART = 10;

    private long looked;
    private long used;
    private Object place;
    private long waited;

    /** It has happened at the time {@code now}, and the next time is waited for. */
    void reset(long now) {
        looked = now;
        place = null;
        waited = 0;
    }

    /** What passed since the last look does not count. */
    void skip(long now, long cpu) {
        looked = now;
        used = cpu;
    }

    /**
     * Whether it has not happened for too long. Counts what the thread has computed; while it does next to nothing, the
     * time that it is blocked or stays in one place. One that merely gets no processor gets on a little now and then.
     *
     * @param now what a clock shows, in nanoseconds
     * @param cpu what the thread has computed since its start, in nanoseconds; below 0 if that is not known
     * @param isBlocked whether it waits for something other than a processor
     * @param at where it is: equal for equal places
     */
    boolean hasExpired(long now, long cpu, boolean isBlocked, Object at) {
        long gap = Math.min(now - looked, LONGEST_GAP_NANOS);
        long computed = place == null ? 0 : Math.min(cpu - used, LONGEST_GAP_NANOS);
        boolean isIdle = cpu < 0 || computed * IDLE_PART < gap;
        boolean stays = isBlocked || place == null || at.equals(place);
        waited += isIdle && stays ? gap : computed;
        looked = now;
        used = cpu;
        place = at;
        return waited >= SECONDS * SECOND_NANOS;
    }
}
