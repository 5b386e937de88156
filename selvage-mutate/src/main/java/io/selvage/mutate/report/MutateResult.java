package io.selvage.mutate.report;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.mutate.report.MutantResult.Fate;
import java.util.List;

/**
 * What became of all mutants of a class.
 *
 * @param target the class
 * @param judges what judged them
 * @param invalid how many mutants the JVM refused to load; they are not among the others
 * @param threshold the least share of killed ones in percent, equivalent ones left out
 */
public record MutateResult(
        String target, String judges, List<MutantResult> mutants, int invalid, int threshold, double seconds) {
    public MutateResult {
        mutants = List.copyOf(mutants);
    }

    public long count(Fate fate) {
        return mutants.stream().filter(mutant -> mutant.fate() == fate).count();
    }

    /** The share of killed mutants in percent, rounded down, without equivalent ones; 100 if there are no others. */
    public long score() {
        long others = mutants.size() - count(Fate.EQUIVALENT);
        return others == 0 ? 100 : 100 * count(Fate.KILLED) / others;
    }

    /** Survivors are findings about the test, unless the score is as high as it has to be. */
    public Result result() {
        List<Finding> survivors = mutants.stream()
                .filter(mutant -> mutant.fate() == Fate.SURVIVED)
                .map(MutateResult::finding)
                .toList();
        boolean isEnough = threshold > 0 && score() >= threshold;
        boolean isDecided = count(Fate.UNDECIDED) == 0 && survivors.isEmpty();
        boolean fails = threshold > 0 ? !isEnough : !survivors.isEmpty();
        List<Finding> findings = fails && survivors.isEmpty() ? List.of(belowThreshold()) : survivors;
        return Result.builder("mutate", target)
                .verdict(fails ? Verdict.FAILED : isDecided ? Verdict.PASSED : Verdict.NOT_FOUND)
                .exhaustive(isDecided)
                .strategy(judges)
                .executions(mutants.size(), 0)
                .seconds(seconds)
                .findings(fails ? findings : List.of())
                .build();
    }

    private Finding belowThreshold() {
        return Finding.of(
                FindingKind.PROPERTY_VIOLATION,
                "the score is " + score() + " %, and --threshold asks for " + threshold + " %");
    }

    private static Finding finding(MutantResult survivor) {
        return Finding.of(
                        FindingKind.PROPERTY_VIOLATION,
                        "no test notices a change of " + survivor.mutant().method() + ": "
                                + survivor.mutant().description())
                .withDetails(survivor.calls().lines().toList())
                .withSites(List.of(survivor.mutant().site()));
    }
}
