package io.selvage.bench.mutants;

import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.mutate.report.MutateResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What judges made of mutants, as tables in Markdown. */
final class MutantsTable {
    private final List<List<String>> rows = new ArrayList<>();
    /** By finding and judge. */
    private final Map<String, Map<String, Integer>> kinds = new TreeMap<>();

    private final Set<String> judges = new LinkedHashSet<>();
    private final Map<String, int[]> sums = new LinkedHashMap<>();
    private final List<String> unnoticed = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();

    MutateResult add(String component, String judge, MutateResult result) {
        rows.add(List.of(
                component.equals("corpus") ? simple(result.target()) : component,
                judge,
                Integer.toString(result.mutants().size()),
                Long.toString(result.count(Fate.KILLED)),
                Long.toString(result.count(Fate.EQUIVALENT)),
                Long.toString(result.count(Fate.SURVIVED)),
                Long.toString(result.count(Fate.UNDECIDED))));
        for (MutantResult mutant : result.mutants()) {
            int[] sum = sums.computeIfAbsent(judge, any -> new int[Fate.values().length]);
            sum[mutant.fate().ordinal()]++;
            if (mutant.fate() == Fate.KILLED) {
                count(judge, mutant.by());
            } else if (mutant.fate() != Fate.EQUIVALENT) {
                unnoticed.add(judge + ": " + mutant.mutant().site() + " "
                        + mutant.mutant().operator() + " ("
                        + mutant.mutant().description() + "): " + mutant.fate().text() + ". "
                        + (mutant.calls().isEmpty() ? mutant.proof() : mutant.calls()).replaceAll("\\s+", " "));
            }
        }
        System.err.println(rows.get(rows.size() - 1));
        return result;
    }

    /** @param kind of the finding; the empty string if there is none */
    void verified(String component, MutantResult mutant, String kind) {
        boolean isEquivalent = mutant.fate() == Fate.EQUIVALENT;
        Fate fate = !kind.isEmpty() ? Fate.KILLED : isEquivalent ? Fate.EQUIVALENT : Fate.SURVIVED;
        sums.computeIfAbsent("verify", any -> new int[Fate.values().length])[fate.ordinal()]++;
        if (!kind.isEmpty()) {
            count("verify", kind + (isEquivalent ? " (equivalent otherwise)" : ""));
        } else if (!isEquivalent) {
            unnoticed.add("verify: " + component + ", " + mutant.mutant().site() + " "
                    + mutant.mutant().operator() + " (" + mutant.mutant().description() + ")");
        }
    }

    void leftOut(String component, String reason) {
        leftOut.add(component + ": " + reason);
    }

    private void count(String judge, String kind) {
        judges.add(judge);
        kinds.computeIfAbsent(kind, any -> new LinkedHashMap<>()).merge(judge, 1, Integer::sum);
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }

    void print() {
        row(List.of("judge", "killed", "equivalent", "survived", "undecided", "killed of those not equivalent"));
        row(List.of("---", "---", "---", "---", "---", "---"));
        sums.forEach((judge, sum) -> {
            int killed = sum[Fate.KILLED.ordinal()];
            int others = killed + sum[Fate.SURVIVED.ordinal()] + sum[Fate.UNDECIDED.ordinal()];
            row(List.of(
                    judge,
                    "" + killed,
                    "" + sum[Fate.EQUIVALENT.ordinal()],
                    "" + sum[Fate.SURVIVED.ordinal()],
                    "" + sum[Fate.UNDECIDED.ordinal()],
                    (others == 0 ? 100 : 100 * killed / others) + " %"));
        });
        System.out.println();
        List<String> header = new ArrayList<>(List.of("finding"));
        header.addAll(judges);
        row(header);
        row(header.stream().map(any -> "---").toList());
        kinds.forEach((kind, counts) -> {
            List<String> cells = new ArrayList<>(List.of(kind));
            judges.forEach(judge -> cells.add("" + counts.getOrDefault(judge, 0)));
            row(cells);
        });
        System.out.println();
        row(List.of("component", "judge", "mutants", "killed", "equivalent", "survived", "undecided"));
        row(List.of("---", "---", "---", "---", "---", "---", "---"));
        rows.forEach(MutantsTable::row);
        System.out.println("\nNot noticed:\n");
        unnoticed.forEach(one -> System.out.println("* " + one));
        System.out.println("\nLeft out:\n");
        leftOut.forEach(one -> System.out.println("* " + one));
    }

    private static void row(List<String> cells) {
        System.out.println("| " + String.join(" | ", cells) + " |");
    }
}
