package io.selvage.mutate;

import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.report.MutantResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The mutants of a class, by their numbers, shared out to workers: each takes the next one that nobody has taken. */
final class MutantQueue {
    private final List<Mutant> mutants;
    private final Consumer<String> progress;
    private final long begun = System.nanoTime();
    /** By mutant, in their order; null as long as it is not decided, empty if the JVM refuses it. */
    private final List<Optional<MutantResult>> results = new ArrayList<>();

    private int taken;
    private int done;
    private RuntimeException failure;

    MutantQueue(List<Mutant> mutants, Consumer<String> progress) {
        this.mutants = mutants;
        this.progress = progress;
        mutants.forEach(mutant -> results.add(null));
    }

    /**
     * Decides about all of them, on this thread and {@code workers - 1} others.
     *
     * @param first of this thread
     * @param others makes what the other workers decide by: each needs one of its own
     */
    void decide(MutationRun first, int workers, Supplier<MutationRun> others) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < Math.min(workers, mutants.size()); i++) {
            Thread thread = new Thread(() -> work(others), "mutants-" + i);
            threads.add(thread);
            thread.start();
        }
        work(() -> first);
        boolean isInterrupted = Thread.currentThread().isInterrupted();
        threads.forEach(thread -> end(thread, isInterrupted));
        if (failure != null) {
            throw failure;
        }
    }

    /** Others stop where this thread does. */
    private static void end(Thread thread, boolean isInterrupted) {
        if (isInterrupted) {
            thread.interrupt();
        }
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException stop) {
                end(thread, true);
                Thread.currentThread().interrupt();
            }
        }
    }

    private void work(Supplier<MutationRun> runs) {
        try {
            MutationRun run = runs.get();
            for (Mutant next = take(); next != null; next = take()) {
                put(next, run.decide(next));
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private synchronized Mutant take() {
        if (taken == mutants.size() || failure != null) {
            return null;
        }
        Mutant next = mutants.get(taken++);
        progress.accept("mutant " + taken + " of " + mutants.size() + ": " + next
                + forecast(System.nanoTime() - begun, done, mutants.size()));
        return next;
    }

    private synchronized void put(Mutant mutant, Optional<MutantResult> result) {
        results.set(mutant.id() - 1, result);
        done++;
    }

    private synchronized void fail(RuntimeException e) {
        failure = failure == null ? e : failure;
    }

    /** How long the others take if they take as long as those that are done; nothing before the first is done. */
    static String forecast(long nanos, int done, int all) {
        return done == 0 ? "" : ", about " + nanos / done * (all - done) / 1_000_000_000 + " s left";
    }

    /** What became of those that the JVM accepts, in their order. */
    List<MutantResult> results() {
        return results.stream().flatMap(Optional::stream).toList();
    }

    /** How many mutants the JVM refused. */
    int invalid() {
        return (int) results.stream().filter(Optional::isEmpty).count();
    }
}
