package io.selvage.monitor;

import io.selvage.explore.ControlledRun;
import io.selvage.hooks.MonitorFacts;
import io.selvage.monitor.compare.WholeState;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorExecutors;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.OngoingMove;
import io.selvage.monitor.run.RaceWitnesses;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.sequence.RoundCheck;
import io.selvage.monitor.sequence.RoundEnumeration;
import io.selvage.monitor.sequence.RoundRunner;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.options.Options;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Uses of a monitor with calls at the same time: which there are, and what the checker makes of them. */
public final class ConcurrentUses<M> {
    private final MonitorModel<M> model;
    private final MoveRule<M> rule;
    private final Options options;

    /**
     * Uses, shorter ones first.
     *
     * @param isComplete whether there are no more that begin with at most two waiting calls
     */
    public record Listing(List<CallRounds> uses, boolean isComplete) {
        public Listing {
            uses = List.copyOf(uses);
        }
    }

    ConcurrentUses(MonitorModel<M> model, MoveRule<M> rule, Options options) {
        this.model = model.fields().isEmpty() ? model.withFields(found(model)) : model;
        this.rule = rule;
        this.options = options;
    }

    /** The fields that decide who waits; all that the monitor reaches if they are unknown. */
    private static <M> List<StateField<M>> found(MonitorModel<M> model) {
        MonitorFacts facts = MonitorFacts.of(model.type());
        return facts == null || facts.state().isEmpty()
                ? List.of(WholeState.field())
                : facts.state().stream()
                        .map(path -> ClassMembers.field(model.type(), path))
                        .toList();
    }

    /** At most {@code most} uses for each starting point, that the checker follows in every order of the calls. */
    public Listing list(int most, Duration time) {
        List<CallRounds> uses = new ArrayList<>();
        boolean[] isComplete = {true};
        boolean isDone = open(executor -> {
            for (int i = 0; i < model.instances().size(); i++) {
                RoundEnumeration enumeration = enumeration(i, executor, most, time);
                uses.addAll(enumeration.from(i));
                isComplete[0] &= enumeration.isComplete();
            }
        });
        return new Listing(uses, isDone && isComplete[0]);
    }

    /** The uses that begin as {@code use} and go on with up to {@code more} calls in turn that the checker follows. */
    public List<CallRounds> continuations(CallRounds use, int more, Duration time) {
        List<CallRounds> all = new ArrayList<>();
        open(executor -> all.addAll(
                enumeration(use.instance(), executor, Integer.MAX_VALUE, time).continuations(use, more)));
        return all;
    }

    /** What the checker objects to if the calls of {@code use} interleave within; empty if nothing. */
    public Optional<RoundCheck.Objection> objection(CallRounds use) {
        List<RoundCheck.Objection> found = new ArrayList<>();
        open(executor -> new RoundCheck<>(
                        start(use.instance(), executor).withGranularity(MoveGranularity.BEFORE_INNER_LOCKS), rule)
                .objection(use)
                .ifPresent(found::add));
        return found.stream().findFirst();
    }

    private RoundEnumeration enumeration(int instance, MonitorExecutor executor, int most, Duration time) {
        return new RoundEnumeration(
                new RoundRunner<>(start(instance, executor), rule),
                model.calls().size(),
                most,
                System.nanoTime() + time.toNanos());
    }

    private StartingPoint<M> start(int instance, MonitorExecutor executor) {
        return StartingPoint.of(model, instance, model.fields(), executor, new OngoingMove(), new RaceWitnesses());
    }

    /** False if not everything could be done. */
    private boolean open(Consumer<MonitorExecutor> body) {
        try {
            MonitorExecutors.open(model, options, new MonitorCoverage(), (executor, name) -> body.accept(executor));
            return true;
        } catch (BadSpec
                | WholeState.Unreadable
                | MonitorExecutor.MonitorCreationException
                | ControlledRun.OutOfTime
                | ControlledRun.Fault unusable) {
            return false;
        }
    }
}
