package io.selvage.verify;

import io.selvage.model.Result;
import io.selvage.monitor.MonitorResult;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judge;
import io.selvage.verify.report.VerifyResult;
import io.selvage.verify.spotbugs.SpotBugsStep;
import io.selvage.verify.suspicion.Status;
import io.selvage.verify.trial.TrialReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** The nine steps, one after the other; SpotBugs beside the others. */
final class Verifier {
    private final Options options;
    private final Consumer<String> progress;
    private final long begun = System.nanoTime();

    Verifier(Options options, Consumer<String> progress) {
        this.options = options;
        this.progress = progress;
    }

    VerifyResult verify() {
        Component component = Component.of(options);
        String name = component.type().getName();
        CompletableFuture<SpotBugsStep.Answer> spotBugs = CompletableFuture.supplyAsync(
                () -> SpotBugsStep.run(name, component.loader(), component.classpath()), Verifier::inThread);
        StaticSteps fixed = StaticSteps.of(component);
        LegalUse legal = legal(fixed);
        DynamicSteps dynamic =
                new DynamicSteps(component, fixed.facts().orElseGet(ComponentFacts::new), legal, options, progress);
        List<TrialReport> trials = dynamic.run(fixed.suspicions(), concern(fixed));
        SpotBugsStep.Answer bugs = spotBugs.join();
        Judge judge = new Judge(trials);
        judge.judge(fixed.suspicions());
        judge.judge(bugs.suspicions());
        return result(component, fixed, legal, dynamic.explored(), trials, bugs, judge);
    }

    private static void inThread(Runnable task) {
        Thread thread = new Thread(task, "selvage-spotbugs");
        thread.setDaemon(true);
        thread.start();
    }

    private LegalUse legal(StaticSteps fixed) {
        List<String> given = options.get(VerifyOptions.LEGAL);
        if (!given.isEmpty()) {
            return LegalUse.parse(given);
        }
        return fixed.facts().map(LegalUse::inferred).orElse(new LegalUse(List.of()));
    }

    /** All pairs of a few calls; of many only those that use a field or a lock together. */
    private static BiPredicate<ComponentCall, ComponentCall> concern(StaticSteps fixed) {
        return fixed.facts()
                .<BiPredicate<ComponentCall, ComponentCall>>map(facts -> new Concern(facts)::areConcerned)
                .orElse((one, other) -> true);
    }

    private VerifyResult result(
            Component component,
            StaticSteps fixed,
            LegalUse legal,
            Optional<MonitorResult> explored,
            List<TrialReport> trials,
            SpotBugsStep.Answer bugs,
            Judge judge) {
        List<Fault> faults = judge.faults();
        boolean hasUndecided =
                judge.judged().stream().anyMatch(one -> one.judgement().status() == Status.UNDECIDED);
        Outcome outcome = Outcome.of(component, fixed, trials, bugs, !faults.isEmpty(), hasUndecided);
        Result result = Result.builder("verify", component.type().getName())
                .verdict(outcome.verdict())
                .exhaustive(outcome.isExhaustive())
                .strategy("nine steps")
                .executions(trials.stream().mapToLong(TrialReport::executions).sum(), 0)
                .steps(trials.stream().mapToLong(TrialReport::steps).sum())
                .seconds((System.nanoTime() - begun) / 1e9)
                .turnstile(explored.map(one -> one.result().turnstile()).orElse(""))
                .findings(faults.stream().map(Fault::finding).toList())
                .fault(outcome.fault())
                .build();
        Tables tables = new Tables(fixed, judge, trials, bugs);
        return new VerifyResult(
                result,
                tables.steps(),
                tables.classes(options),
                faults,
                judge.judged(),
                trials,
                tables.guards(),
                tables.locks(),
                component.callTexts(),
                coverage(explored),
                Gaps.of(component, fixed, legal, trials, bugs));
    }

    /** The Petri net's transitions, as the explorer met them. */
    private static Map<String, Boolean> coverage(Optional<MonitorResult> explored) {
        Map<String, Boolean> met = new LinkedHashMap<>();
        for (String transition : List.of("T1", "T2", "T3", "T4", "T5")) {
            met.put(
                    transition,
                    explored.stream()
                            .flatMap(one -> one.coverage().stream())
                            .anyMatch(item -> item.covered() && item.what().startsWith(transition + " ")));
        }
        return met;
    }
}
