package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.api.Selvage;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Time limits as people mean them: long ones are long enough, short ones may run out at any moment. */
class TimeoutsTest {
    @TempDir
    private Path folder;

    /** What a program does that is correct if its time limits are long enough. */
    private interface Body {
        void run() throws InterruptedException, ExecutionException, TimeoutException;
    }

    /** Programs that are correct if limits of a second are long enough. */
    private enum Patient {
        POOL(() -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            AtomicInteger done = new AtomicInteger();
            pool.submit(done::incrementAndGet);
            pool.shutdown();
            check(pool.awaitTermination(5, TimeUnit.SECONDS) && done.get() == 1);
        }),
        FUTURE(() -> {
            CompletableFuture<Integer> future = new CompletableFuture<>();
            inThread(() -> {
                Thread.sleep(10);
                future.complete(1);
            });
            check(future.get(1, TimeUnit.SECONDS) == 1);
        }),
        OR_TIMEOUT(() -> {
            CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS);
            inThread(() -> future.complete(1));
            check(future.join() == 1);
        }),
        LATCH(() -> {
            CountDownLatch latch = new CountDownLatch(1);
            inThread(latch::countDown);
            check(latch.await(1, TimeUnit.SECONDS));
        }),
        QUEUE(() -> {
            BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
            inThread(() -> queue.add(1));
            check(queue.poll(1, TimeUnit.SECONDS) != null);
        }),
        LOCK(() -> {
            ReentrantLock lock = new ReentrantLock();
            inThread(() -> {
                lock.lock();
                lock.unlock();
            });
            check(lock.tryLock(1, TimeUnit.SECONDS));
            lock.unlock();
        }),
        WAIT(() -> {
            boolean[] done = {false};
            inThread(() -> {
                synchronized (done) {
                    done[0] = true;
                    done.notifyAll();
                }
            });
            synchronized (done) {
                if (!done[0]) {
                    done.wait(1_000);
                }
                check(done[0]);
            }
        }),
        JOIN(() -> {
            Thread thread = inThread(() -> {});
            thread.join(1_000);
            check(!thread.isAlive());
        }),
        PARK(() -> {
            Thread self = Thread.currentThread();
            AtomicInteger done = new AtomicInteger();
            inThread(() -> {
                done.set(1);
                LockSupport.unpark(self);
            });
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            check(done.get() == 1);
        }),
        SCHEDULED(() -> {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            AtomicInteger done = new AtomicInteger();
            pool.schedule(() -> check(done.get() == 1), 1, TimeUnit.SECONDS);
            done.set(1);
            pool.shutdown();
            check(pool.awaitTermination(3, TimeUnit.SECONDS));
        }),
        TIMER(() -> {
            Timer timer = new Timer();
            AtomicInteger done = new AtomicInteger();
            timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            timer.cancel();
                            check(done.get() == 1);
                        }
                    },
                    1_000);
            done.set(1);
        }),
        SLEEPS(() -> {
            AtomicInteger order = new AtomicInteger();
            inThread(() -> {
                Thread.sleep(1_000);
                order.set(1);
            });
            Thread.sleep(2_000);
            check(order.get() == 1);
        });

        private final Body body;

        Patient(Body body) {
            this.body = body;
        }
    }

    private static Thread inThread(Body body) {
        Thread thread = new Thread(() -> call(body), "other");
        thread.start();
        return thread;
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("too late");
        }
    }

    private static void call(Body body) {
        try {
            body.run();
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private Result explore(String timeouts, Body body) {
        Options options =
                Options.DEFAULTS.withText(OptionList.TIMEOUTS, timeouts).with(OptionList.OUT, folder);
        return Selvage.explore(options.with(OptionList.SCHEDULES, 20_000L), () -> call(body));
    }

    @ParameterizedTest
    @EnumSource
    void correct_programs_pass_and_say_what_they_rely_on(Patient program) {
        Result result = explore("1s", program.body);
        assertThat(result.findings()).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.assumed()).containsExactly("time limits of 1 s or more are long enough");
    }

    @ParameterizedTest
    @EnumSource
    void they_fail_if_limits_may_run_out_at_any_moment(Patient program) {
        Result result = explore("any", program.body);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.assumed()).isEmpty();
    }

    @Test
    void a_limit_below_the_line_may_run_out_and_the_finding_says_so() {
        Body body = () -> {
            CountDownLatch latch = new CountDownLatch(1);
            inThread(latch::countDown);
            check(latch.await(999, TimeUnit.MILLISECONDS));
        };
        Finding finding = explore("1s", body).findings().get(0);
        assertThat(finding.message().lines().findFirst().orElseThrow())
                .contains("only if the 999 ms limit at TimeoutsTest.java:")
                .endsWith("runs out while other could go on");
        assertThat(finding.preemptions()).isPositive();
        assertThat(explore("idle", body).verdict()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void a_limit_that_nobody_keeps_runs_out_though_it_is_long() {
        Body body = () -> {
            inThread(() -> {});
            check(new CountDownLatch(1).await(1, TimeUnit.HOURS));
        };
        assertThat(explore("1s", body).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(explore("idle", body).verdict()).isEqualTo(Verdict.FAILED);
    }

    @Test
    void what_ends_at_the_same_moment_ends_in_any_order() {
        Body body = () -> {
            AtomicInteger count = new AtomicInteger();
            Body late = () -> {
                Thread.sleep(1_000);
                count.set(count.get() + 1);
            };
            Thread other = inThread(late);
            late.run();
            other.join();
            check(count.get() == 2);
        };
        assertThat(explore("1s", body).verdict()).isEqualTo(Verdict.FAILED);
    }

    @Test
    void pauses_of_a_producer_do_not_use_up_the_limit_of_its_consumer() {
        Body body = () -> {
            BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
            inThread(() -> {
                for (int i = 0; i < 3; i++) {
                    Thread.sleep(600);
                    queue.add(i);
                }
            });
            for (int i = 0; i < 3; i++) {
                check(queue.poll(1, TimeUnit.SECONDS) != null);
            }
        };
        assertThat(explore("1s", body).findings()).isEmpty();
    }
}
