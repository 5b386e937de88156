package io.selvage.strategy.exitblock;

import io.selvage.model.Operation;
import io.selvage.model.Trace;

/** How long threads stay delayed. For each execution: {@link #begin}, then blocks, then {@link #end}. */
interface BlockPruning {
    void begin();

    /** A block begins; {@link #footprint} and {@link #endsDelay} are about this one from now on. */
    void beginBlock();

    /** An event of the running block. */
    void addEvent(Trace trace, int event);

    /** The running block comes to an end because of {@code wanted}, which {@code thread} cannot do now. */
    void noteBlockedOn(int thread, Operation wanted);

    /** What the running block has reached. */
    long[] footprint();

    /** Whether the running block, being over, ends the delay. */
    boolean endsDelay(DelayedThread delay);

    /** The execution ended although a thread had not; comes before {@link #end}. */
    void hang();

    /** The execution is over; true if earlier answers may have been wrong, so that the search has to begin again. */
    boolean end(Trace trace);

    /** ExitBlock: a delay is over after one block. */
    BlockPruning NONE = new BlockPruning() {
        private static final long[] NOTHING = {};

        @Override
        public void begin() {
            // Nothing is kept.
        }

        @Override
        public void beginBlock() {
            // Nothing is kept.
        }

        @Override
        public void addEvent(Trace trace, int event) {
            // What a block reaches does not matter.
        }

        @Override
        public void noteBlockedOn(int thread, Operation wanted) {
            // What a block reaches does not matter.
        }

        @Override
        public long[] footprint() {
            return NOTHING;
        }

        @Override
        public boolean endsDelay(DelayedThread delay) {
            return true;
        }

        @Override
        public void hang() {
            // Nothing has been left out on the ground that it would not happen.
        }

        @Override
        public boolean end(Trace trace) {
            return false;
        }
    };
}
