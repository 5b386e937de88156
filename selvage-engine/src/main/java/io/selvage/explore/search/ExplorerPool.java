package io.selvage.explore.search;

import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.options.Options;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Several explorers that share the executions of a batch: the one that leads the search, and helpers on threads of
 * their own. Each takes the next few free executions of the batch, so that the executions of every explorer come in the
 * order of the search, and strategies that lie side by side in memory are mostly written by one core. All methods but
 * {@link #explorers} and {@link #close} are the lead's.
 */
final class ExplorerPool implements AutoCloseable {
    /** Longer than most executions take, and shorter than waking a thread. */
    private static final int SPINS = 2_000;

    /** A share is at most this part of what is left of the batch, so that all explorers end at about the same time. */
    private static final int SHARES = 16;

    private static final int LARGEST_SHARE = 16;

    private static final long LEAVE_MILLIS = 2_000;

    /** What a helper needs, made on the helper's thread. */
    interface HelperFactory {
        LoadedSubject load() throws UnusableSubject;

        Explorer explorer(LoadedSubject loaded);

        /** A helper could not do its work. */
        void failed(String why);
    }

    private final SearchBudget budget;
    /** Whether executions behind a finding are wanted. */
    private final boolean keepGoing;

    private final CacheLineSpacers spacers = new CacheLineSpacers();
    private volatile List<Helper> helpers = List.of();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger working = new AtomicInteger();
    private List<? extends Strategy> batch = List.of();
    private AtomicReferenceArray<ExecutionSummary> summaries = new AtomicReferenceArray<>(0);
    /** Executions behind this one are of no use. */
    private volatile int last;

    private Thread lead;
    private volatile boolean closed;

    ExplorerPool(Options options, SearchBudget budget) {
        this.budget = budget;
        this.keepGoing = options.keepGoing();
    }

    /** So many helpers get ready, and join in when they are. */
    void start(int count, HelperFactory factory) {
        lead = Thread.currentThread();
        List<Helper> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(new Helper(factory, i + 2));
        }
        helpers = List.copyOf(all);
        for (Helper helper : all) {
            spacers.add();
            helper.thread.start();
        }
    }

    /** The helpers' explorers, for monitoring. */
    List<Explorer> explorers() {
        List<Explorer> explorers = new ArrayList<>();
        for (Helper helper : helpers) {
            Explorer explorer = helper.explorer;
            if (explorer != null) {
                explorers.add(explorer);
            }
        }
        return explorers;
    }

    /**
     * Runs {@code executions}, {@code own} doing its share, and has their results merged, in their order and by the
     * calling thread, while the others run. Ends early where {@code merger} says so or time is up.
     */
    ResultMerger.Next run(
            List<? extends Strategy> executions, Explorer own, Function<ExecutionSummary, ResultMerger.Next> merger) {
        batch = executions;
        summaries = new AtomicReferenceArray<>(executions.size());
        last = Integer.MAX_VALUE;
        next.set(0);
        for (Helper helper : helpers) {
            helper.wake();
        }
        InOrderMerge merge = new InOrderMerge(merger);
        while (runShare(own)) {
            merge.mergeMore();
        }
        await(() -> working.get() == 0);
        merge.mergeMore();
        return merge.conclusion();
    }

    /** How much of a batch has been merged. */
    private final class InOrderMerge {
        private final Function<ExecutionSummary, ResultMerger.Next> merger;
        private int count;
        private ResultMerger.Next next = ResultMerger.Next.CONTINUE;

        InOrderMerge(Function<ExecutionSummary, ResultMerger.Next> merger) {
            this.merger = merger;
        }

        /** Merges the executions that have been run without a gap. */
        void mergeMore() {
            while (next == ResultMerger.Next.CONTINUE && count < summaries.length()) {
                ExecutionSummary one = summaries.getAcquire(count);
                if (one == null) {
                    return;
                }
                next = merger.apply(one);
                summaries.setPlain(count, null);
                if (next != ResultMerger.Next.CONTINUE) {
                    endAt(count);
                }
                count++;
            }
        }

        /** For a batch without workers: executions that were not run were out of time. */
        ResultMerger.Next conclusion() {
            return next == ResultMerger.Next.CONTINUE && count < summaries.length() ? ResultMerger.Next.STOP : next;
        }
    }

    /** Takes the next few free executions; false if there are none, or they are of no use. */
    private boolean runShare(Explorer explorer) {
        int from;
        int share;
        do {
            from = next.get();
            share = Math.max(1, Math.min(LARGEST_SHARE, (summaries.length() - from) / SHARES));
        } while (!next.compareAndSet(from, from + share));
        for (int i = from; i < Math.min(from + share, summaries.length()); i++) {
            if (i > last || !budget.hasTime()) {
                return false;
            }
            runOne(explorer, i);
        }
        return from + share < summaries.length();
    }

    private void runOne(Explorer explorer, int index) {
        ExecutionSummary one = explorer.run(batch.get(index));
        summaries.setRelease(index, one);
        if (one.isUnusable() || one.hasOwnFindings() && !keepGoing) {
            endAt(index);
        }
    }

    private synchronized void endAt(int index) {
        last = Math.min(last, index);
    }

    private static void await(BooleanSupplier condition) {
        for (int i = 0; i < SPINS && !condition.getAsBoolean(); i++) {
            Thread.onSpinWait();
        }
        while (!condition.getAsBoolean()) {
            LockSupport.park();
        }
    }

    /** The helpers leave as soon as they are done with what they are at; waits for that, not for ever. */
    @Override
    public void close() {
        closed = true;
        for (Helper helper : helpers) {
            LockSupport.unpark(helper.thread);
        }
        try {
            for (Helper helper : helpers) {
                helper.thread.join(LEAVE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        spacers.close();
    }

    /** A helper that does a share of every batch that begins once it is ready. */
    private final class Helper implements Runnable {
        private final HelperFactory factory;
        private final Thread thread;
        private volatile Explorer explorer;
        private volatile boolean called;

        Helper(HelperFactory factory, int number) {
            this.factory = factory;
            thread = ProgramRunner.explorerThread(this, "selvage-explorer-" + number);
        }

        void wake() {
            if (explorer != null) {
                working.incrementAndGet();
                called = true;
                LockSupport.unpark(thread);
            }
        }

        @Override
        public void run() {
            try (LoadedSubject loaded = factory.load();
                    Explorer own = factory.explorer(loaded)) {
                explorer = own;
                runBatches(own);
            } catch (UnusableSubject e) {
                factory.failed(e.getMessage());
            } catch (RuntimeException | Error e) {
                factory.failed("the tool itself failed: " + e + Explorer.topFrame(e));
            }
        }

        private void runBatches(Explorer own) {
            while (true) {
                await(() -> called || closed);
                if (!called) {
                    return;
                }
                called = false;
                while (runShare(own)) {
                    // There may be more.
                }
                if (working.decrementAndGet() == 0) {
                    LockSupport.unpark(lead);
                }
            }
        }
    }
}
