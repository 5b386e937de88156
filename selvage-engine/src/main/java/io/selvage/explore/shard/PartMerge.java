package io.selvage.explore.shard;

import io.selvage.explore.statistics.Parts;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Verdict;
import io.selvage.model.system.ProcessResult;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Shard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One result from those of the parts of a search. The order of the parts is of no importance. */
public final class PartMerge {
    /** What to do if some of the parts are not there. */
    public enum Missing {
        REFUSE,
        /** Merge what is there; that is never exhaustive. */
        ALLOW
    }

    /** By number. */
    private final Map<Integer, PartResult> parts = new TreeMap<>();

    private final List<String> missing;
    /** Whether the time of some was over before they came to their part. */
    private boolean isUndone;

    private PartMerge(List<Named> files, Missing missing) {
        for (Named one : files) {
            add(one, files.get(0));
        }
        int of = files.get(0).part.shard().of();
        this.missing = IntStream.rangeClosed(1, of)
                .filter(number -> !parts.containsKey(number))
                .mapToObj(number -> number + "/" + of)
                .toList();
        if (missing == Missing.REFUSE && !this.missing.isEmpty()) {
            throw new BadOption(
                    subject(),
                    "shard " + String.join(", ", this.missing) + " is missing",
                    "give its file too, or --partial to merge what there is");
        }
    }

    /** @param file what messages call it */
    public record Named(String file, PartResult part) {}

    /**
     * One result for each subject, in the order in which they come.
     *
     * @throws BadOption if parts do not fit together, or some are missing and that is not allowed
     */
    public static List<Result> merge(List<Named> files, Missing missing) {
        Map<String, List<Named>> bySubject = new LinkedHashMap<>();
        for (Named one : files) {
            bySubject
                    .computeIfAbsent(one.part.subject(), unseen -> new ArrayList<>())
                    .add(one);
        }
        return bySubject.values().stream()
                .map(some -> new PartMerge(some, missing).result())
                .toList();
    }

    private void add(Named one, Named first) {
        Shard shard = one.part.shard();
        if (shard.of() != first.part.shard().of()) {
            throw refusal(one, first, "is " + shard + ", and " + first.file + " is " + first.part.shard());
        }
        for (Map.Entry<String, String> entry : first.part.search().entrySet()) {
            String other = one.part.search().getOrDefault(entry.getKey(), "none");
            if (!other.equals(entry.getValue())) {
                throw refusal(
                        one,
                        first,
                        "is of a search of another " + entry.getKey() + " than " + first.file + " (" + other
                                + " instead of " + entry.getValue() + ")");
            }
        }
        PartResult same = parts.putIfAbsent(shard.number(), one.part);
        if (same != null && !sameCounts(same.result(), one.part.result())) {
            throw refusal(one, first, "is " + shard + " once more, with another result");
        }
    }

    private static boolean sameCounts(Result one, Result other) {
        return one.verdict() == other.verdict()
                && one.executions() == other.executions()
                && one.outputs().equals(other.outputs());
    }

    private static BadOption refusal(Named one, Named first, String why) {
        return new BadOption(
                one.file, why, "merge the shards of one search, run with the same options and classes and the same N");
    }

    private String subject() {
        return parts.values().iterator().next().result().target();
    }

    /** The most complete of those that are about all of the search, if there is one that is enough. */
    private Optional<PartResult> whole() {
        List<PartResult> wholes = parts.values().stream()
                .filter(part -> part.state().kind() == PartResult.Kind.WHOLE)
                .sorted(Comparator.comparing((PartResult part) -> part.state().isOver())
                        .thenComparing(part -> part.result().verdict() == Verdict.FAILED)
                        .thenComparingLong(part -> part.result().executions())
                        .reversed())
                .toList();
        boolean divided = parts.values().stream().anyMatch(part -> part.state().kind() == PartResult.Kind.PART);
        boolean left = parts.values().stream().anyMatch(part -> part.state().kind() == PartResult.Kind.NOTHING);
        if (divided && left) {
            throw new BadOption(
                    subject(), "the shards do not agree on how the search is divided", "run all of them again");
        }
        return wholes.stream().findFirst().filter(best -> !divided || isAnswer(best));
    }

    private static boolean isAnswer(PartResult part) {
        return part.state().isOver() || part.result().verdict() == Verdict.FAILED;
    }

    private Result result() {
        Optional<PartResult> whole = whole();
        if (whole.isPresent()) {
            parts.values().retainAll(List.of(whole.get()));
        } else {
            isUndone = parts.values().removeIf(part -> part.state().kind() == PartResult.Kind.WHOLE);
        }
        return merged();
    }

    private Result merged() {
        long last = parts.values().stream()
                .mapToLong(part -> part.state().stoppedIn())
                .min()
                .orElseThrow();
        SearchStatistics all = Parts.merged(
                parts.values().stream()
                        .map(part ->
                                new Parts.Part(part.statistics(), part.result().findings()))
                        .toList(),
                beginning(),
                last);
        boolean stopped = last != PartResult.NOWHERE;
        if (isOver() && !stopped) {
            all.exhausted();
        } else if (!stopped && canEnd()) {
            estimate().ifPresent(all::estimate);
        }
        if (!missing.isEmpty()) {
            all.denyExhaustive("merged without shard " + String.join(", ", missing));
        }
        faults(all);
        noteSeed(all, stopped);
        Result first = parts.values().iterator().next().result();
        ResultBuilder result = Result.builder("merge", first.target())
                .strategy(first.strategy())
                .workers(parts.values().stream()
                        .mapToInt(part -> part.result().workers())
                        .sum())
                .jdk(first.jdk())
                .turnstile(first.turnstile())
                .seconds(parts.values().stream()
                        .mapToDouble(part -> part.result().seconds())
                        .max()
                        .orElse(0));
        all.writeTo(result);
        result.processes(all.processes(
                first.processes().stream().map(ProcessResult::name).toList()));
        return result.build();
    }

    private Parts.Beginning beginning() {
        return parts.values().stream()
                .flatMap(part -> part.beginning().stream())
                .findFirst()
                .map(first -> new Parts.Beginning(first.outputs(), first.findings()))
                .orElse(Parts.Beginning.UNKNOWN);
    }

    private void noteSeed(SearchStatistics all, boolean stopped) {
        long seed = Long.parseLong(parts.values().iterator().next().search().get(OptionList.SEED.toString()));
        if (stopped && !canEnd()) {
            all.noteSeed(seed);
        } else if (all.hasSamples()) {
            all.noteSamples(seed);
        }
    }

    private boolean isOver() {
        return canEnd()
                && missing.isEmpty()
                && !isUndone
                && parts.values().stream().allMatch(part -> part.state().isOver());
    }

    private boolean canEnd() {
        return parts.values().stream().allMatch(part -> part.state().canEnd());
    }

    private OptionalDouble estimate() {
        OptionalDouble average = parts.values().stream()
                .mapToDouble(part -> part.state().estimate())
                .filter(done -> !Double.isNaN(done))
                .average();
        return missing.isEmpty() ? average : OptionalDouble.empty();
    }

    private void faults(SearchStatistics all) {
        String faults = parts.values().stream()
                .filter(part -> part.result().verdict() == Verdict.TOOL_FAULT)
                .map(part -> part.shard() + ": " + part.result().fault())
                .collect(Collectors.joining("; "));
        if (!faults.isEmpty()) {
            all.fault(faults);
        }
        parts.values().stream()
                .filter(part -> part.result().verdict() == Verdict.NOTHING_TESTED)
                .findFirst()
                .ifPresent(part -> all.nothingTested(part.result().fault()));
    }
}
