package io.selvage.monitor;

import io.selvage.explore.ProgramLoader;
import io.selvage.explore.Result;
import io.selvage.explore.ResultBuilder;
import io.selvage.explore.Stage;
import io.selvage.explore.Verdict;
import io.selvage.model.Finding;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.util.List;
import java.util.function.Supplier;

/** Explores monitors. */
public final class MonitorExplorer {
    private MonitorExplorer() {}

    /** @throws BadSpec if {@code spec} cannot be explored as it is */
    public static <M> MonitorResult explore(MonitorSpec<M> spec, Options options) {
        long begun = System.nanoTime();
        Tally tally = new Tally();
        StateGraph graph =
                new StateGraph(spec.fields().stream().map(StateField::name).toList());
        Judge<M> judge = new Judge<>(spec, options.keepGoing());
        Limits limits = new Limits(spec.mcda(), 100_000, begun + 60_000_000_000L, 0, 0, options.keepGoing());
        Options engine = options.with(OptionList.STEPS, Integer.MAX_VALUE).with(OptionList.SPURIOUS, Integer.MAX_VALUE);
        ResultBuilder result = Result.builder("monitor", spec.name());
        try {
            String turnstile =
                    Stage.open(engine, new ProgramLoader(List.of(), spec.type().getClassLoader()), stage -> {
                        Venue venue = new StageVenue(stage, options.steps(), new Coverage());
                        for (Supplier<? extends M> maker : spec.instances()) {
                            new Walk<>(spec, spec.fields(), limits, venue, maker, tally, judge, graph).run();
                        }
                        return stage.turnstile();
                    });
            result.turnstile(turnstile);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        List<Finding> findings = judge.sightings().stream()
                .map(sighting -> sighting.finding()
                        .withExecution(tally.executions, sighting.trail().text()))
                .toList();
        result.verdict(findings.isEmpty() ? Verdict.PASSED : Verdict.FAILED)
                .exhaustive(tally.stopped.isEmpty())
                .findings(findings)
                .executions(tally.executions, 0)
                .seconds((System.nanoTime() - begun) / 1e9);
        return new MonitorResult(result.build(), tally.states, tally.paths, tally.transitions, spec.mcda(), graph);
    }
}
