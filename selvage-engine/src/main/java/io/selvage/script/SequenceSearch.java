package io.selvage.script;

import io.selvage.explore.Evidence;
import io.selvage.explore.Stage;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.script.driver.Mishap;
import io.selvage.script.driver.Protocol;
import io.selvage.strategy.DfsStrategy;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.TickStrategy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** Runs one sequence in one order after the other. */
final class SequenceSearch {
    private final Stage stage;
    private final Plan plan;
    private final Evidence evidence;
    private final Budget budget;
    /** Whether two mishaps of different orders count as one. */
    private final BiPredicate<Mishap, Mishap> alike;

    private final Coverage coverage = new Coverage();
    private final List<Mishap> mishaps = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private Protocol protocol = new Protocol();
    private int testCases;
    private long orders;
    private long steps;
    private boolean exhaustive;
    /** Whether orders may have been left out that are not the same as others. */
    private boolean blurred;

    private boolean brute;

    SequenceSearch(Stage stage, Plan plan, Evidence evidence, Budget budget, BiPredicate<Mishap, Mishap> alike) {
        this.stage = stage;
        this.alike = alike;
        this.plan = plan;
        this.evidence = evidence;
        this.budget = budget;
    }

    /** Every order, as far as the budget goes. */
    SequenceReport all() {
        Strategy strategy = new TickStrategy();
        while (budget.allows()) {
            if (!strategy.begin()) {
                exhaustive = !blurred;
                break;
            }
            Observed seen = execute(strategy);
            boolean obscure = !seen.obscure().isEmpty() && !brute;
            blurred |= obscure && !protocol.mishaps().isEmpty();
            if (obscure && protocol.mishaps().isEmpty()) {
                // Not all dependencies are known, so nothing can be left out.
                brute = true;
                notes.add("sequence " + plan.number() + " was run by brute force: not all that " + seen.obscure()
                        + " depend on is known");
                strategy = new DfsStrategy();
            }
        }
        return report();
    }

    /** The order that {@code strategy} chooses. */
    SequenceReport one(Strategy strategy) {
        if (strategy.begin()) {
            execute(strategy);
        }
        return report();
    }

    private Observed execute(Strategy strategy) {
        budget.used();
        protocol = new Protocol();
        Protocol own = protocol;
        Observed seen = run(strategy, own);
        own.close();
        steps += seen.trace().steps();
        orders++;
        testCases = Math.max(testCases, own.cases());
        coverage.take(seen.trace());
        try {
            strategy.end(seen.trace());
        } catch (DivergedException e) {
            throw new Stage.Fault("the sequence is not deterministic: " + e.getMessage());
        }
        digest(seen, own);
        return seen;
    }

    private Observed run(Strategy strategy, Protocol own) {
        Observed seen = stage.run(strategy, () -> plan.maker().get().play(own));
        if (seen.ending() instanceof Ending.Diverged diverged) {
            throw new Stage.Fault("the sequence is not deterministic: at step " + diverged.step() + " expected "
                    + diverged.expected() + ", found " + diverged.found());
        }
        return seen;
    }

    private void digest(Observed seen, Protocol own) {
        List<Mishap> all = new ArrayList<>(own.mishaps());
        if (!own.isComplete()) {
            all.addAll(cutShort(seen, own));
        }
        List<Finding> fresh = new ArrayList<>();
        MishapFindings describe = new MishapFindings(plan, seen, evidence);
        for (Mishap mishap : all) {
            if (mishaps.stream().noneMatch(known -> alike.test(known, mishap))) {
                mishaps.add(mishap);
                fresh.add(describe.of(mishap));
            }
        }
        for (Finding finding : describe.besides(own)) {
            if (!findings.containsKey(key(finding))) {
                fresh.add(finding);
            }
        }
        if (!fresh.isEmpty()) {
            int[] picks = seen.picks();
            fresh.forEach(finding -> document(finding, picks));
        }
    }

    /** It did not come to its end: whoever has not finished is to blame, or else the sequence as a whole. */
    private List<Mishap> cutShort(Observed seen, Protocol own) {
        String why = seen.ending() instanceof Ending.TooLong tooLong
                ? "is still going on after " + tooLong.steps() + " steps"
                : seen.ending() instanceof Ending.Exited ? "ended the JVM" : "never came to its end";
        List<Mishap> unfinished = own.unfinished().stream()
                .map(mishap -> new Mishap(
                        mishap.kind(), mishap.thread(), mishap.tick(), mishap.line(), mishap.message() + ": it " + why))
                .toList();
        return unfinished.isEmpty()
                ? List.of(new Mishap(Mishap.Kind.LIVENESS, "main", 0, plan.line(), "the sequence " + why))
                : unfinished;
    }

    private void document(Finding finding, int[] picks) {
        Protocol own = new Protocol();
        Finding told = evidence.document(
                finding, orders, picks, stage, () -> plan.maker().get().play(own), plan.program());
        own.close();
        findings.put(key(finding), plan.places().apply(told));
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.sites() + " " + finding.message();
    }

    /** Where the thread called {@code name} is in the script; 0 if that is not known. */
    int lineOf(String name) {
        return protocol.unfinished().stream()
                .filter(mishap -> mishap.thread().equals(name))
                .mapToInt(Mishap::line)
                .findFirst()
                .orElse(plan.line());
    }

    private SequenceReport report() {
        return new SequenceReport(
                plan.number(),
                plan.line(),
                plan.conditions(),
                testCases,
                mishaps,
                List.copyOf(findings.values()),
                orders,
                steps,
                exhaustive,
                coverage.lines(),
                notes);
    }
}
