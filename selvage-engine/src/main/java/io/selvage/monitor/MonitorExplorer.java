package io.selvage.monitor;

import io.selvage.explore.ControlledRun;
import io.selvage.model.Finding;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorExecutors;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.search.NondeterminismException;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.sequence.RoundRunner;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Runs explorations, replays and searches for call sequences. */
final class MonitorExplorer<M> {
    private final MonitorExploration<M> exploration;
    private final Options options;

    private MonitorExplorer(MonitorModel<M> model, MoveRule<M> rule, Options options) {
        exploration = new MonitorExploration<>(model, rule, options);
        this.options = options;
    }

    /** @throws BadSpec if {@code model} cannot be explored */
    static <M> MonitorResult explore(MonitorModel<M> model, MoveRule<M> rule, Options options) {
        MonitorExplorer<M> explorer = new MonitorExplorer<>(model, rule, options);
        return explorer.run(explorer::exploreAll);
    }

    /** @throws BadSpec if {@code text} is no sequence of this monitor's moves */
    static <M> MonitorResult replay(MonitorModel<M> model, MoveRule<M> rule, String text, Options options) {
        MoveSequence sequence = MoveSequence.parse(text);
        MonitorExplorer<M> explorer = new MonitorExplorer<>(model, rule, options);
        if (sequence.startingPoint() >= explorer.startingPoints()) {
            throw new BadSpec(
                    "the sequence is about starting point " + (sequence.startingPoint() + 1) + ", which there is not",
                    "replay it with what it was found with");
        }
        MoveGranularity granularity = MoveSequence.granularityOf(text);
        return explorer.run((executor, turnstile) -> {
            explorer.exploration.setTurnstile(turnstile);
            StartingPoint<M> start = explorer.exploration.start(sequence.startingPoint(), executor);
            new StartingPointSearches<>(explorer.exploration, start.withGranularity(granularity), options)
                    .replay(sequence);
        });
    }

    /**
     * @throws BadSpec if {@code model} cannot be explored, violates a property, or has calls that are no Java source
     */
    static <M> List<CallSequences> callSequences(MonitorModel<M> model, MoveRule<M> rule, Options options) {
        MonitorExplorer<M> explorer = new MonitorExplorer<>(model, rule, options);
        List<CallSequences> found = new ArrayList<>();
        MonitorResult result = explorer.run((executor, turnstile) -> explorer.findSequences(executor, found));
        if (found.size() < explorer.startingPoints()) {
            throw new BadSpec(
                    "no call sequences of " + model.name() + " were found: " + reason(result), "explore it first");
        }
        return found;
    }

    private static String reason(MonitorResult result) {
        List<Finding> findings = result.result().findings();
        return findings.isEmpty()
                ? result.result().fault()
                : findings.get(0).details().get(0);
    }

    private int startingPoints() {
        return exploration.model().instances().size();
    }

    private MonitorResult run(BiConsumer<MonitorExecutor, String> body) {
        try {
            MonitorExecutors.open(exploration.model(), options, exploration.coverage(), body);
        } catch (MonitorExecutor.MonitorCreationException broken) {
            throw new BadSpec(
                    "making a " + exploration.model().type().getName() + " failed: " + broken.getCause(),
                    "give arguments that its constructor takes");
        } catch (ControlledRun.Interrupted early) {
            exploration.keepUndocumented();
            exploration.counts().stop("when it was interrupted");
        } catch (ControlledRun.OutOfTime late) {
            exploration.keepUndocumented();
            exploration.counts().stop("when its time was up (--time)");
        } catch (ControlledRun.Stuck stuck) {
            exploration.reportStuckCall(stuck.getMessage());
        } catch (ControlledRun.Fault | NondeterminismException lost) {
            exploration.setFault(lost.getMessage());
        }
        return exploration.result();
    }

    private void exploreAll(MonitorExecutor executor, String turnstile) {
        exploration.setTurnstile(turnstile);
        for (int i = 0; i < startingPoints(); i++) {
            exploration.beginInstance();
            new StartingPointSearches<>(exploration, exploration.start(i, executor), options).run();
            exploration.endInstance();
        }
    }

    private void findSequences(MonitorExecutor executor, List<CallSequences> found) {
        for (int i = 0; i < startingPoints(); i++) {
            RoundRunner<M> rounds = new RoundRunner<>(exploration.start(i, executor), exploration.rule());
            long deadline = exploration.limits().deadline();
            found.add(CallSequences.find(exploration.model(), i, rounds, deadline));
        }
    }
}
