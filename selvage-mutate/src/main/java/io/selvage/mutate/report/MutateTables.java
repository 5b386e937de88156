package io.selvage.mutate.report;

import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.report.PageTable;
import io.selvage.report.SourceExcerpts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables of the page about mutants: what to do first, then the source, then every mutant. */
final class MutateTables {
    private final MutateResult mutation;
    private final SourceExcerpts sources;

    MutateTables(MutateResult mutation, SourceExcerpts sources) {
        this.mutation = mutation;
        this.sources = sources;
    }

    List<PageTable> all() {
        List<PageTable> tables = new ArrayList<>();
        if (mutation.count(Fate.SURVIVED) > 0) {
            tables.add(survivors());
        }
        if (!mutation.mutants().isEmpty()) {
            tables.add(source());
        }
        tables.add(mutants());
        return tables;
    }

    /** With tests that can be added. */
    private PageTable survivors() {
        List<List<String>> rows = mutation.mutants().stream()
                .filter(mutant -> mutant.fate() == Fate.SURVIVED)
                .map(mutant -> List.of(change(mutant), lines(lines(mutant.calls(), mutant.proof()), mutant.test())))
                .toList();
        return new PageTable(
                "Survivors, and scripts that tell them from the original",
                List.of("change", "what differs, and a script to add"),
                rows);
    }

    private static String change(MutantResult one) {
        return "#" + one.mutant().id() + " " + one.mutant().site() + ": "
                + one.mutant().description();
    }

    private PageTable source() {
        Map<String, List<MutantResult>> byLine = new LinkedHashMap<>();
        mutation.mutants().stream()
                .sorted(Comparator.comparing((MutantResult one) -> one.mutant().path())
                        .thenComparing(one -> one.mutant().line()))
                .forEach(one -> byLine.computeIfAbsent(one.mutant().site(), line -> new ArrayList<>())
                        .add(one));
        List<List<String>> rows = new ArrayList<>();
        byLine.forEach((site, mutants) -> rows.add(List.of(
                site,
                sources.line(
                        mutants.get(0).mutant().path(), mutants.get(0).mutant().line()),
                fates(mutants))));
        return new PageTable("Lines", List.of("where", "line", "its mutants"), rows);
    }

    /** {@code 3 killed, 1 survived (#7)}. */
    private static String fates(List<MutantResult> mutants) {
        List<String> parts = new ArrayList<>();
        for (Fate fate : Fate.values()) {
            List<MutantResult> these =
                    mutants.stream().filter(one -> one.fate() == fate).toList();
            if (!these.isEmpty()) {
                String which = fate == Fate.KILLED
                        ? ""
                        : these.stream()
                                .map(one -> "#" + one.mutant().id())
                                .collect(Collectors.joining(", ", " (", ")"));
                parts.add(these.size() + " " + fate.text() + which);
            }
        }
        return String.join(", ", parts);
    }

    private PageTable mutants() {
        List<List<String>> rows = mutation.mutants().stream()
                .map(mutant -> List.of(change(mutant), mutant.mutant().operator(), outcome(mutant)))
                .toList();
        return new PageTable("Mutants", List.of("change", "operator", "fate"), rows);
    }

    private static String outcome(MutantResult one) {
        String why =
                one.by().isEmpty() || one.proof().isEmpty() ? one.by() + one.proof() : one.by() + ": " + one.proof();
        return one.fate() == Fate.SURVIVED || why.isEmpty()
                ? one.fate().text()
                : one.fate().text() + ": " + why.replace("\n", "; ");
    }

    private static String lines(String first, String second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + "\n" + second;
    }
}
