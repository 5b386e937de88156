package io.selvage.script.search;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Aggregates several results: the worst verdict, the sums of the counts, all findings. */
final class ResultAggregator {
    private static final List<Verdict> WORST_FIRST =
            List.of(Verdict.TOOL_FAULT, Verdict.NOTHING_TESTED, Verdict.FAILED, Verdict.NOT_FOUND, Verdict.PASSED);

    private ResultAggregator() {}

    static Result of(List<Result> each) {
        Result first = each.get(0);
        Verdict worst = WORST_FIRST.stream()
                .filter(verdict -> each.stream().anyMatch(result -> result.verdict() == verdict))
                .findFirst()
                .orElseThrow();
        return Result.builder(first.command(), each.stream().map(Result::target).collect(Collectors.joining(" ")))
                .verdict(worst)
                .strategy(first.strategy())
                .turnstile(first.turnstile())
                .exhaustive(each.stream().allMatch(Result::exhaustive))
                .executions(sum(each, Result::executions), sum(each, Result::cut))
                .steps(sum(each, Result::steps))
                .seconds(each.stream().mapToDouble(Result::seconds).sum())
                .findings(each.stream()
                        .flatMap(result -> result.findings().stream())
                        .toList())
                .notes(each.stream()
                        .flatMap(result -> result.notes().stream())
                        .distinct()
                        .toList())
                .unseen(each.stream()
                        .flatMap(result -> result.unseen().stream())
                        .distinct()
                        .toList())
                .fault(each.stream()
                        .map(Result::fault)
                        .filter(fault -> !fault.isEmpty())
                        .findFirst()
                        .orElse(""))
                .build();
    }

    private static long sum(List<Result> each, ToLongFunction<Result> figure) {
        return each.stream().mapToLong(figure).sum();
    }
}
