package io.selvage.testbed.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How many executions locks and buffers take whose orders can be counted by hand. */
class KnownAnswersTest {
    private static final int[] FACTORIALS = {1, 1, 2, 6, 24, 120};
    private static final long MOST = 2_000;

    @TempDir
    private Path out;

    @ParameterizedTest
    @EnumSource(LockedCounters.Kind.class)
    void threads_that_lock_take_one_execution_for_each_of_their_orders(LockedCounters.Kind kind) {
        for (int threads = 2; threads < FACTORIALS.length; threads++) {
            assertThat(executions(LockedCounters.coarse(kind, threads))).isEqualTo(FACTORIALS[threads]);
        }
    }

    @Test
    void a_coarse_counter_with_six_threads_takes_720_executions() {
        assertThat(executions(LockedCounters.coarse(LockedCounters.Kind.REENTRANT, 6)))
                .isEqualTo(720);
    }

    @Test
    void a_fine_counter_with_eight_threads_takes_576_executions() {
        assertThat(executions(LockedCounters.fine(LockedCounters.Kind.REENTRANT, 8)))
                .isEqualTo(576);
    }

    @Test
    void three_insertions_into_a_list_take_six_executions() {
        assertThat(executions(LockedLists.coarse(3))).isEqualTo(6);
        assertThat(executions(LockedLists.fine(3))).isEqualTo(6);
    }

    @Test
    void a_buffer_with_conditions_takes_no_more_executions_than_one_with_a_monitor() {
        assertThat(executions(Buffers.withConditions(1, 1))).isEqualTo(executions(Buffers.withMonitor(1, 1)));
        assertThat(executions(Buffers.withConditions(2, 2))).isLessThanOrEqualTo(executions(Buffers.withMonitor(2, 2)));
    }

    @Test
    void values_tell_one_order_of_a_producer_and_a_consumer_over_a_queue_of_one() {
        assertThat(executions(Buffers.queue(3))).isEqualTo(1);
    }

    @Test
    void a_task_that_ends_with_a_call_which_only_stores_comes_before_whoever_joins_it() {
        assertThat(executions(() -> {
                    AtomicInteger number = new AtomicInteger();
                    ForkJoinPool pool = new ForkJoinPool(2);
                    pool.submit(() -> number.set(3)).join();
                    assertThat(number.get()).isEqualTo(3);
                }))
                .isEqualTo(1);
        assertThat(executions(() -> {
                    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
                    CompletableFuture.runAsync(() -> queue.add(1))
                            .thenRun(() -> queue.add(2))
                            .join();
                    assertThat(queue).containsExactly(1, 2);
                }))
                .isLessThanOrEqualTo(2);
    }

    /** Of a proof. */
    private long executions(Runnable program) {
        Outcomes outcomes = Outcomes.of(program, "dpor", "", MOST, out);
        assertThat(outcomes.proved())
                .as("proved, with " + outcomes.executions() + " executions")
                .isTrue();
        assertThat(outcomes.all()).allMatch(one -> one.startsWith("prints "));
        return outcomes.executions();
    }
}
