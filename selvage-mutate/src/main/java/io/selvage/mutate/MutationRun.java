package io.selvage.mutate;

import io.selvage.mutate.judge.Difference;
import io.selvage.mutate.judge.Judge;
import io.selvage.mutate.judge.Judgement;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.mutant.Validity;
import io.selvage.mutate.report.MutantResult;
import io.selvage.options.BadOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Lets judges decide about mutants, one after the other. */
final class MutationRun {
    private final List<Judge> judges;
    private final List<Path> classpath;
    private final Consumer<String> progress;
    private int invalid;

    /**
     * @param judges not empty; the first one that notices a mutant kills it
     * @param classpath with the class as it is
     */
    MutationRun(List<Judge> judges, List<Path> classpath, Consumer<String> progress) {
        this.judges = judges;
        this.classpath = classpath;
        this.progress = progress;
    }

    /** @throws BadOption if a test fails without any mutant: what it says about mutants means nothing then */
    void checkOriginal() {
        for (Judge judge : judges) {
            if (judge.judge(classpath) instanceof Judgement.Noticed noticed) {
                throw new BadOption(
                        judge.className(),
                        judge.name() + " fails without any mutant: " + noticed.by() + ", " + noticed.message(),
                        "first see to that");
            }
        }
    }

    List<MutantResult> decide(List<Mutant> mutants) {
        List<MutantResult> results = new ArrayList<>();
        for (Mutant mutant : mutants) {
            progress.accept("mutant " + mutant.id() + " of " + mutants.size() + ": " + mutant);
            try (Overlay overlay = Overlay.of(mutant)) {
                List<Path> mutated = overlay.before(classpath);
                if (Validity.isValid(mutant, mutated)) {
                    results.add(decide(mutant, mutated));
                } else {
                    invalid++;
                }
            }
        }
        return results;
    }

    /** How many mutants the JVM refused. */
    int invalid() {
        return invalid;
    }

    private MutantResult decide(Mutant mutant, List<Path> mutated) {
        String open = "";
        for (Judge judge : judges) {
            Judgement judgement = judge.judge(mutated);
            if (judgement instanceof Judgement.Noticed noticed) {
                return MutantResult.killed(mutant, noticed.by(), noticed.schedule());
            }
            if (judgement instanceof Judgement.Open unfinished && open.isEmpty()) {
                open = judge.name() + ": " + unfinished.reason();
            }
        }
        return compare(mutant, mutated, open);
    }

    /** @param open why not all judges came to an end; the empty string if they did */
    private MutantResult compare(Mutant mutant, List<Path> mutated, String open) {
        String reason = open;
        for (Judge judge : judges) {
            Difference difference = judge.compare(classpath, mutated);
            if (difference instanceof Difference.Found found) {
                return MutantResult.survived(mutant, found.calls());
            }
            if (difference instanceof Difference.None none && open.isEmpty()) {
                return MutantResult.equivalent(mutant, none.proof());
            }
            if (difference instanceof Difference.Unknown unknown && reason.isEmpty()) {
                reason = unknown.reason();
            }
        }
        return MutantResult.undecided(mutant, reason);
    }
}
