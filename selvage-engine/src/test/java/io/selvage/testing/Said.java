package io.selvage.testing;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/** What a search said of how much was done, from its beginning to its end; its size is known only then. */
public final class Said {
    /** How much was said to be done after so many executions. */
    private record Look(int executions, double done) {}

    /** As in a real exploration: an eighth of what has been run, and not more than this. */
    private static final int LARGEST = 1024;

    private static final int PART = 8;
    /** By which part of what has been run it must have grown until it is asked again. */
    private static final int OFTEN = 100;

    private final List<Look> looks = new ArrayList<>();
    private int executions;
    private boolean complete;

    private Said() {}

    /** Runs a search to its end, or until {@code limit} executions have been run. */
    public static Said by(Batches search, ModelProgram program, int limit) {
        Said said = new Said();
        ModelRunner runner = new ModelRunner(program);
        List<? extends Strategy> batch = search.next(1);
        for (int next = 0; !batch.isEmpty() && said.executions < limit; batch = search.next(said.size())) {
            for (Strategy execution : batch) {
                execution.begin();
                FinishedExecution seen = runner.run(execution);
                execution.end(seen.trace());
                said.executions++;
            }
            search.merge();
            if (said.executions >= next) {
                said.looks.add(new Look(said.executions, search.done()));
                next = said.executions + said.executions / OFTEN;
            }
        }
        said.complete = batch.isEmpty();
        return said;
    }

    private int size() {
        return Math.max(1, Math.min(LARGEST, executions / PART));
    }

    /** How many executions there were. */
    public int executions() {
        return executions;
    }

    /** False if the limit ended the search. */
    public boolean isComplete() {
        return complete;
    }

    /** Whether it was asked when hardly more than this share was done. */
    public boolean isKnown(double share) {
        return real(share) < 1.3 * share && share * executions >= 5;
    }

    /** What was really done when it was first asked after {@code share} was done. */
    public double real(double share) {
        return (double) look(share).executions / executions;
    }

    /** What was said to be done then. */
    public double after(double share) {
        return look(share).done;
    }

    private Look look(double share) {
        return looks.stream()
                .filter(look -> look.executions >= share * executions)
                .findFirst()
                .orElse(new Look(executions, 1));
    }
}
