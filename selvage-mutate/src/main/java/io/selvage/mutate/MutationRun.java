package io.selvage.mutate;

import io.selvage.model.FindingKind;
import io.selvage.mutate.compare.Difference;
import io.selvage.mutate.compare.MonitorComparer;
import io.selvage.mutate.judge.Judge;
import io.selvage.mutate.judge.Judgement;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.mutant.StateDependence;
import io.selvage.mutate.mutant.Validity;
import io.selvage.mutate.report.MutantResult;
import io.selvage.options.BadOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Lets judges decide about mutants, one after the other. Not for use by several threads. */
final class MutationRun {
    private static final String NOTHING_TO_COMPARE = "nothing fails, and nothing can be compared:"
            + " no method but private ones takes small arguments, and no --call is given";
    private static final String INTERRUPTED = "interrupted before it was decided";

    private final List<Judge> judges;
    private final Optional<MonitorComparer> comparer;
    private final List<Path> classpath;
    private final StateDependence dependence;

    /**
     * @param judges not empty; the first one that notices a mutant kills it
     * @param comparer decides about what no judge notices; empty if nothing can be compared
     * @param classpath with the class as it is
     * @param dependence of the class as it is
     */
    MutationRun(
            List<Judge> judges, Optional<MonitorComparer> comparer, List<Path> classpath, StateDependence dependence) {
        this.judges = judges;
        this.comparer = comparer;
        this.classpath = classpath;
        this.dependence = dependence;
    }

    static MutationRun of(JudgeChoice choice) {
        return new MutationRun(choice.judges(), choice.comparer(), choice.classpath(), choice.dependence());
    }

    /** @throws BadOption if a test fails without any mutant: what it says about mutants means nothing then */
    void checkOriginal() {
        for (Judge judge : judges) {
            Judgement judgement = judge.judge(classpath);
            if (judgement instanceof Judgement.Noticed noticed) {
                throw new BadOption(
                        judge.className(),
                        judge.name() + " fails without any mutant: " + noticed.by() + ", " + noticed.message(),
                        "first see to that");
            }
            if (judgement instanceof Judgement.Untested nothing) {
                throw new BadOption(
                        judge.className(),
                        judge.name() + " tests nothing: " + nothing.reason(),
                        "let another test judge the mutants");
            }
        }
    }

    /** What becomes of {@code mutant}; empty if the JVM refuses it. */
    Optional<MutantResult> decide(Mutant mutant) {
        try (Overlay overlay = Overlay.of(mutant)) {
            List<Path> mutated = overlay.before(classpath);
            if (Thread.currentThread().isInterrupted()) {
                return Optional.of(MutantResult.undecided(mutant, INTERRUPTED));
            }
            return Validity.isValid(mutant, mutated) ? Optional.of(decide(mutant, mutated)) : Optional.empty();
        }
    }

    /** What was found out while somebody interrupted means nothing. */
    private MutantResult decide(Mutant mutant, List<Path> mutated) {
        MutantResult result = judge(mutant, mutated);
        return Thread.currentThread().isInterrupted() ? MutantResult.undecided(mutant, INTERRUPTED) : result;
    }

    private MutantResult judge(Mutant mutant, List<Path> mutated) {
        String open = "";
        for (Judge judge : judges) {
            Judgement judgement = judge.judge(mutated);
            if (judgement instanceof Judgement.Noticed noticed) {
                return MutantResult.killed(mutant, noticed);
            }
            if (judgement instanceof Judgement.Open unfinished && open.isEmpty()) {
                open = judge.name() + ": " + unfinished.reason();
            }
            if (judgement instanceof Judgement.Untested nothing && open.isEmpty()) {
                open = judge.name() + ": " + nothing.reason();
            }
        }
        return compare(mutant, mutated, open);
    }

    /** @param open why not all judges came to an end; the empty string if they did */
    private MutantResult compare(Mutant mutant, List<Path> mutated, String open) {
        if (comparer.isEmpty()) {
            return MutantResult.undecided(mutant, open.isEmpty() ? NOTHING_TO_COMPARE : open);
        }
        Difference difference = comparer.get().compare(mutant, mutated);
        if (difference instanceof Difference.Found found) {
            return MutantResult.survived(mutant, found.calls(), found.script(), unrelated(mutant));
        }
        if (difference instanceof Difference.Objected objected) {
            return MutantResult.killed(
                    mutant,
                    new Judgement.Noticed(
                            FindingKind.PROPERTY_VIOLATION.name(), objected.message(), objected.schedule()));
        }
        if (difference instanceof Difference.None none) {
            return MutantResult.equivalent(mutant, none.proof());
        }
        String reason = ((Difference.Unknown) difference).reason();
        return MutantResult.undecided(mutant, open.isEmpty() ? reason : open + "; " + reason);
    }

    /** Why a test of synchronization cannot notice it; the empty string if it could. */
    private String unrelated(Mutant mutant) {
        return dependence
                .unrelated(mutant)
                .map(set -> "it changes only " + set + ": no wait, branch, call or lock depends on that")
                .orElse("");
    }
}
