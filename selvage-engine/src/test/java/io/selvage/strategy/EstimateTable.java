package io.selvage.strategy;

import io.selvage.modelprogram.ModelProgram;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.testing.Said;
import io.selvage.testing.SizedPrograms;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Prints how far off the estimates of how much is done are, on programs whose size is known. Takes some minutes. */
public final class EstimateTable {
    private static final double[] SHARES = {0.001, 0.01, 0.1, 0.5, 0.9};

    private final Supplier<Batches> search;
    private final int limit;
    private final double[] least = {9, 9, 9, 9, 9};
    private final double[] most = {-9, -9, -9, -9, -9};

    private EstimateTable(Supplier<Batches> search, int limit) {
        this.search = search;
        this.limit = limit;
    }

    /** Arguments: how many executions a program may have, others are left out. */
    public static void main(String[] args) {
        int limit = Integer.parseInt(args[0]);
        System.out.println("What was said when 0.1, 1, 10, 50 and 90 % were done, in percent");
        new EstimateTable(DporSearch::new, limit).print("dpor, programs it was tried on", tried());
        new EstimateTable(DporSearch::new, limit).print("dpor, others", others());
        new EstimateTable(TreeSearch::all, limit).print("dfs", small());
        new EstimateTable(TreeSearch::preemptions, limit / 10).print("preempt", small());
        new EstimateTable(TreeSearch::delays, limit / 10).print("delay", small());
    }

    private static Map<String, ModelProgram> tried() {
        Map<String, ModelProgram> all = new LinkedHashMap<>();
        all.put("writers 2x6", SizedPrograms.writers(6, 6));
        all.put("writers 3x4", SizedPrograms.writers(4, 4, 4));
        all.put("writers 2x10", SizedPrograms.writers(10, 10));
        all.put("writers 8x1", SizedPrograms.writers(1, 1, 1, 1, 1, 1, 1, 1));
        all.put("sections 3x3", SizedPrograms.sections(3, 3));
        all.put("sections 4x3", SizedPrograms.sections(4, 3));
        all.put("readers 2x2 writers 2x2", SizedPrograms.readersAndWriters(2, 2, 2, 2));
        all.put("readers 8x1 writers 2x1", SizedPrograms.readersAndWriters(8, 1, 2, 1));
        all.put("readers 3x2 writers 2x2", SizedPrograms.readersAndWriters(3, 2, 2, 2));
        all.put("readers 3x2 writers 2x3", SizedPrograms.readersAndWriters(3, 2, 2, 3));
        all.put("apart 10", SizedPrograms.apart(10));
        all.put("chained 7", SizedPrograms.chained(7));
        all.put("pairs 3x3", SizedPrograms.pairs(3, 3));
        all.put("pairs 2x5", SizedPrograms.pairs(2, 5));
        all.put("philosophers 3x3", SizedPrograms.philosophers(3, 3));
        all.put("philosophers 3x4", SizedPrograms.philosophers(3, 4));
        all.put("queue 2x3 2x2", SizedPrograms.queue(2, 3, 2, 2));
        all.put("queue 3x1 2x2", SizedPrograms.queue(3, 1, 2, 2));
        all.put("started 2x6", SizedPrograms.started(2, 6));
        all.put("started 4x2", SizedPrograms.started(4, 2));
        all.put("random 1", SizedPrograms.random(1, 4, 3, 3, 2));
        all.put("random 2", SizedPrograms.random(2, 4, 3, 2, 1));
        all.put("random 3", SizedPrograms.random(3, 3, 5, 3, 2));
        all.put("random 4", SizedPrograms.random(4, 5, 3, 4, 2));
        return all;
    }

    private static Map<String, ModelProgram> others() {
        Map<String, ModelProgram> all = new LinkedHashMap<>();
        all.put("increments 3x2", SizedPrograms.increments(3, 2));
        all.put("increments 2x5", SizedPrograms.increments(2, 5));
        all.put("writers 1, 2, 8", SizedPrograms.writers(1, 2, 8));
        all.put("writers 6, 3, 1, 1", SizedPrograms.writers(6, 3, 1, 1));
        all.put("monitor 2, 2", SizedPrograms.monitor(2, 2));
        all.put("monitor 3, 1", SizedPrograms.monitor(3, 1));
        all.put("ring 4x2", SizedPrograms.ring(4, 2));
        all.put("ring 3x4", SizedPrograms.ring(3, 4));
        all.put("tosses 2x3", SizedPrograms.tosses(2, 3));
        all.put("tosses 3x2", SizedPrograms.tosses(3, 2));
        all.put("snapshot 5x2", SizedPrograms.snapshot(5, 2));
        all.put("snapshot 8x1", SizedPrograms.snapshot(8, 1));
        all.put("random 11", SizedPrograms.random(11, 4, 3, 3, 2));
        all.put("random 12", SizedPrograms.random(12, 5, 3, 3, 1));
        all.put("random 13", SizedPrograms.random(13, 3, 5, 2, 2));
        all.put("sections 9x1", SizedPrograms.sections(9, 1));
        all.put("writers 3x5", SizedPrograms.writers(5, 5, 5));
        return all;
    }

    /** For brute force. */
    private static Map<String, ModelProgram> small() {
        Map<String, ModelProgram> all = new LinkedHashMap<>();
        all.put("writers 2x3", SizedPrograms.writers(3, 3));
        all.put("writers 2x6", SizedPrograms.writers(6, 6));
        all.put("writers 2x9", SizedPrograms.writers(9, 9));
        all.put("writers 3x2", SizedPrograms.writers(2, 2, 2));
        all.put("writers 3x3", SizedPrograms.writers(3, 3, 3));
        all.put("writers 4x1", SizedPrograms.writers(1, 1, 1, 1));
        all.put("writers 1, 10", SizedPrograms.writers(1, 10));
        all.put("writers 10, 1", SizedPrograms.writers(10, 1));
        all.put("writers 1, 1, 7", SizedPrograms.writers(1, 1, 7));
        all.put("writers 7, 1, 1", SizedPrograms.writers(7, 1, 1));
        all.put("sections 2x3", SizedPrograms.sections(2, 3));
        all.put("sections 2x5", SizedPrograms.sections(2, 5));
        all.put("sections 3x1", SizedPrograms.sections(3, 1));
        all.put("sections 3x2", SizedPrograms.sections(3, 2));
        all.put("queue 2x1 1x2", SizedPrograms.queue(2, 1, 1, 2));
        all.put("queue 1x5 1x5", SizedPrograms.queue(1, 5, 1, 5));
        all.put("queue 2x2 1x4", SizedPrograms.queue(2, 2, 1, 4));
        all.put("monitor 1, 1", SizedPrograms.monitor(1, 1));
        all.put("monitor 2, 1", SizedPrograms.monitor(2, 1));
        all.put("monitor 1, 2", SizedPrograms.monitor(1, 2));
        all.put("started 2x1", SizedPrograms.started(2, 1));
        all.put("started 2x2", SizedPrograms.started(2, 2));
        all.put("philosophers 2x2", SizedPrograms.philosophers(2, 2));
        all.put("philosophers 3x1", SizedPrograms.philosophers(3, 1));
        all.put("tosses 2x2", SizedPrograms.tosses(2, 2));
        all.put("tosses 2x3", SizedPrograms.tosses(2, 3));
        all.put("random 1", SizedPrograms.random(1, 2, 5, 2, 1));
        all.put("random 2", SizedPrograms.random(2, 3, 2, 2, 1));
        return all;
    }

    private void print(String title, Map<String, ModelProgram> programs) {
        System.out.printf("%n%s%n", title);
        programs.forEach(this::print);
        for (int i = 0; i < SHARES.length; i++) {
            System.out.printf(
                    Locale.ROOT,
                    SHARES[i] < 0.5 ? "  at %.1f %%: %.2f to %.2f times%n" : "  at %.1f %%: %+.2f to %+.2f%n",
                    100 * SHARES[i],
                    least[i],
                    most[i]);
        }
    }

    private void print(String name, ModelProgram program) {
        Said said = Said.by(search.get(), program, limit);
        if (!said.isComplete()) {
            return;
        }
        System.out.printf(Locale.ROOT, "%-26s %,10d", name, said.executions());
        for (int i = 0; i < SHARES.length; i++) {
            System.out.print(said.isKnown(SHARES[i]) ? look(said, i) : "                |");
        }
        System.out.println();
    }

    private String look(Said said, int which) {
        double real = said.real(SHARES[which]);
        double done = said.after(SHARES[which]);
        double error = SHARES[which] < 0.5 ? done / real : done - real;
        least[which] = Math.min(least[which], error);
        most[which] = Math.max(most[which], error);
        return String.format(Locale.ROOT, " %6.2f: %6.2f |", 100 * real, 100 * done);
    }
}
