package io.selvage.strategy.exitblock;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import org.junit.jupiter.api.Test;

class BlockBoundariesTest {
    private static final int LOCK = 7;
    private static final int BLOCKED = 1;

    /** One event, of thread 0 on {@link #LOCK}. */
    private record OneEvent(OpKind kind, int variable) implements Trace {
        @Override
        public int length() {
            return 1;
        }

        @Override
        public int thread(int event) {
            return 0;
        }

        @Override
        public OpKind kind(int event) {
            return kind;
        }

        @Override
        public int object(int event) {
            return LOCK;
        }

        @Override
        public int variable(int event) {
            return variable;
        }

        @Override
        public int site(int event) {
            return 0;
        }

        @Override
        public boolean writes(int event) {
            return true;
        }

        @Override
        public boolean orders(int event) {
            return true;
        }

        @Override
        public Variant variant(int event) {
            return Variant.GO;
        }

        @Override
        public int step(int event) {
            return 1;
        }

        @Override
        public boolean preempts(int event) {
            return false;
        }

        @Override
        public int steps() {
            return 1;
        }
    }

    /** Whether a thread that could not get the lock may be tried again after the event. */
    private static boolean readmits(OpKind kind, int variable) {
        BlockBoundaries boundaries = new BlockBoundaries(new BoundaryFacts(), BlockPruning.NONE, site -> false);
        boundaries.begin();
        boundaries.follow(new OneEvent(kind, variable));
        assertThat(boundaries.isOver()).isTrue();
        int way = BLOCKED << Alternatives.VARIANT_BITS | Variant.GO.ordinal();
        return boundaries
                .release(ExcludedThreads.FREE.withBlocked(BLOCKED, LOCK))
                .permits(way);
    }

    @Test
    void a_thread_that_a_lock_kept_is_tried_again_when_the_lock_is_released() {
        assertThat(readmits(OpKind.UNLOCK, 0)).isTrue();
        assertThat(readmits(OpKind.WAIT, 0)).isTrue();
        assertThat(readmits(OpKind.CALL, 0)).isFalse();
    }

    @Test
    void a_lock_taken_inside_of_a_call_is_released_too() {
        assertThat(readmits(OpKind.EXTRA_ACCESS, ExtraAccess.RELEASED_ACROSS_STEPS))
                .isTrue();
        assertThat(readmits(OpKind.EXTRA_ACCESS, ExtraAccess.HELD_ACROSS_STEPS)).isFalse();
    }
}
