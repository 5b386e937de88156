package io.selvage.mutate.judge;

import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.spec.BadSpec;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Makes judgements of results. */
final class Judgements {
    private Judgements() {}

    /** @param test runs the test; whatever it throws because of the class is a judgement, too */
    static Judgement of(Supplier<Result> test) {
        return of(test, result -> Optional.empty());
    }

    /** @param more what else may be noticed in a result without findings */
    static Judgement of(Supplier<Result> test, Function<Result, Optional<Judgement>> more) {
        try {
            Result result = test.get();
            Judgement judgement = of(result);
            return judgement instanceof Judgement.Noticed
                    ? judgement
                    : more.apply(result).orElse(judgement);
        } catch (LinkageError | BadSpec unusable) {
            return new Judgement.Noticed("UNCAUGHT_EXCEPTION", firstLine(unusable), "");
        }
    }

    private static Judgement of(Result result) {
        if (result.verdict() == Verdict.FAILED) {
            Finding first = result.findings().get(0);
            return new Judgement.Noticed(first.kind().name(), first.message(), first.schedule());
        }
        return switch (result.verdict()) {
            case PASSED -> new Judgement.Passed();
            case NOTHING_TESTED -> new Judgement.Untested(result.fault());
            case TOOL_FAULT -> new Judgement.Open(result.fault());
            default ->
                new Judgement.Open(
                        result.notes().isEmpty()
                                ? "the search did not come to its end"
                                : result.notes().get(0));
        };
    }

    private static String firstLine(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElse("");
    }
}
