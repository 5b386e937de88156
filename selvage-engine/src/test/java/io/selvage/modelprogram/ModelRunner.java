package io.selvage.modelprogram;

import io.selvage.model.FinishedExecution;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.observation.FinishedExecutionView;
import io.selvage.strategy.Strategy;

/**
 * Runs programs that are data through the same scheduler and effects as real ones, without threads. The output of an
 * execution
 * lists what each thread read, and the final values.
 */
public final class ModelRunner {
    private final ModelProgram program;
    private final Execution execution = new Execution(new ThreadNumbering());
    private final Scheduler scheduler;
    private final Effects effects;
    private final int stepLimit;
    private final int spurious;
    private final int interrupts;
    private TimeLimitLengths limitLengths = TimeLimitLengths.SHORT;

    public ModelRunner(ModelProgram program) {
        this(program, 10_000, 0);
    }

    public ModelRunner(ModelProgram program, int stepLimit, int spurious) {
        this(program, stepLimit, spurious, 0);
    }

    public ModelRunner(ModelProgram program, int stepLimit, int spurious, int interrupts) {
        this.program = program;
        this.stepLimit = stepLimit;
        this.spurious = spurious;
        this.interrupts = interrupts;
        scheduler = new Scheduler(execution);
        effects = new Effects(
                execution, scheduler, (owner, receiver, key, site) -> ((ModelThread) receiver).affectedPart());
    }

    /** The same, with time limits of lengths that {@code lengths} gives them. */
    public ModelRunner with(TimeLimitLengths lengths) {
        limitLengths = lengths;
        execution.limits.longEnough(lengths.longEnough());
        execution.clockUse.trace(lengths.areTraced());
        return this;
    }

    /** One execution, the strategy's {@code begin} and {@code end} being the caller's business. */
    public FinishedExecution run(Strategy strategy) {
        execution.reset(spurious, interrupts);
        scheduler.begin(strategy, stepLimit);
        ModelWorld world = new ModelWorld(program, execution, scheduler, effects, limitLengths);
        world.begin();
        for (TestThread strand = scheduler.next(); strand != null; strand = scheduler.next()) {
            ModelThread thread = (ModelThread) strand.threadObject;
            effects.commit(strand);
            if (strand.hasEnded()) {
                world.shutdown.ended();
            } else if (!strand.pending.isPending()) {
                thread.goOn();
            }
        }
        return new FinishedExecutionView(execution, world.outcome());
    }
}
