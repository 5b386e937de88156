package io.selvage.mutate.report;

import io.selvage.mutate.judge.Judgement;
import io.selvage.mutate.mutant.Mutant;

/**
 * What became of a mutant.
 *
 * @param by the kind of finding that noticed it; else the empty string
 * @param schedule replays the finding, if there is one
 * @param proof why it is called so: what the finding says, the proof of equivalence, why nothing was
 *     decided, or why a test of synchronization cannot notice it
 * @param calls calls that tell the mutant from the original, with what comes of them, if it survived
 * @param test a script that passes on the original and fails on the mutant, if it survived and there is one
 */
public record MutantResult(
        Mutant mutant, Fate fate, String by, String schedule, String proof, String calls, String test) {
    /** What a mutant can come to. */
    public enum Fate {
        /** The test fails on it. */
        KILLED,
        /** It behaves like the original, within stated bounds. */
        EQUIVALENT,
        /** It behaves otherwise, and no test notices. */
        SURVIVED,
        /** A bound was reached first. */
        UNDECIDED;

        public String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public static MutantResult killed(Mutant mutant, Judgement.Noticed noticed) {
        return new MutantResult(mutant, Fate.KILLED, noticed.by(), noticed.schedule(), noticed.message(), "", "");
    }

    public static MutantResult equivalent(Mutant mutant, String proof) {
        return new MutantResult(mutant, Fate.EQUIVALENT, "", "", proof, "", "");
    }

    /** @param reason why a test of synchronization cannot notice it; the empty string if it could */
    public static MutantResult survived(Mutant mutant, String calls, String test, String reason) {
        return new MutantResult(mutant, Fate.SURVIVED, "", "", reason, calls, test);
    }

    public static MutantResult undecided(Mutant mutant, String reason) {
        return new MutantResult(mutant, Fate.UNDECIDED, "", "", reason, "", "");
    }
}
