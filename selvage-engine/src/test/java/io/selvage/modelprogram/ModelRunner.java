package io.selvage.modelprogram;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.observation.FinishedExecutionView;
import io.selvage.strategy.Strategy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs programs that are data through the same scheduler and effects as real ones, without threads. The output of an execution
 * lists what each thread read, and the final values.
 */
public final class ModelRunner {
    private final ModelProgram program;
    private final Execution execution = new Execution(new ThreadNumbering());
    private final Scheduler scheduler;
    private final Effects effects;
    private final int stepLimit;
    private final int spurious;
    private final Map<String, Walker> walkers = new HashMap<>();
    private final Map<String, Integer> memory = new TreeMap<>();
    private final Map<String, ModelChannel> channels = new HashMap<>();

    public ModelRunner(ModelProgram program) {
        this(program, 10_000, 0);
    }

    public ModelRunner(ModelProgram program, int stepLimit, int spurious) {
        this.program = program;
        this.stepLimit = stepLimit;
        this.spurious = spurious;
        scheduler = new Scheduler(execution);
        effects = new Effects(execution, scheduler, (receiver, site) -> ((Walker) receiver).affectedPart());
    }

    /** One execution, the strategy's {@code begin} and {@code end} being the caller's business. */
    public FinishedExecution run(Strategy strategy) {
        execution.reset(spurious, 0);
        memory.clear();
        channels.clear();
        walkers.clear();
        scheduler.begin(strategy, stepLimit);
        program.threads().forEach((name, body) -> walkers.put(name, new Walker(name, body)));
        program.threads().keySet().stream().filter(name -> !isStarted(name)).forEach(name -> spawn(null, name));
        for (TestThread strand = scheduler.next(); strand != null; strand = scheduler.next()) {
            effects.commit(strand);
            if (!strand.pending.isPending() && !strand.hasEnded()) {
                walkers.get(strand.name).goOn(strand);
            }
        }
        return new FinishedExecutionView(execution, outcome());
    }

    private boolean isStarted(String name) {
        return program.threads().values().stream()
                .flatMap(List::stream)
                .anyMatch(instruction -> instruction.kind() == OpKind.START
                        && instruction.object().equals(name));
    }

    /** Threads that run from the beginning are children of nobody; their order gives them their numbers. */
    private void spawn(TestThread parent, String name) {
        execution.threads.start(parent, walkers.get(name), name, false);
    }

    private String outcome() {
        StringBuilder text = new StringBuilder();
        program.threads().keySet().forEach(name -> text.append(walkers.get(name).reads));
        return text.append(memory).toString();
    }

    /** Walks through the instructions of one thread; stands for its thread object. */
    private final class Walker {
        private final String name;
        private final List<Instruction> body;
        private final StringBuilder reads = new StringBuilder();
        private int at = -1;
        private int lastRead;

        Walker(String name, List<Instruction> body) {
            this.name = name;
            this.body = body;
        }

        /** The pending instruction is done: takes effect on the data, and the next one becomes pending. */
        void goOn(TestThread strand) {
            if (at >= 0) {
                takeEffect(strand, body.get(at));
            }
            if (strand.pending.isPending()) {
                return; // it has to wait for something
            }
            while (++at < body.size()) {
                Instruction next = body.get(at);
                if (next.kind() == OpKind.UNLOCK) {
                    effects.unlock(strand, cell(next.object(), strand), at);
                } else if (next.kind() == OpKind.EXTRA_ACCESS) {
                    reachUnseen(next);
                } else {
                    pend(strand, next);
                    return;
                }
            }
            strand.pending.announce(OpKind.END, cell(this, strand), 0);
        }

        private void reachUnseen(Instruction access) {
            boolean writes = access.value() != Instruction.UNSEEN_READ;
            execution.log.markUnwoven(writes);
            if (writes) {
                memory.put(access.object(), access.value());
            } else {
                read(access.object(), memory.getOrDefault(access.object(), 0));
            }
        }

        private void pend(TestThread strand, Instruction next) {
            ShadowObject cell = switch (next.kind()) {
                case PARK -> cell(this, strand);
                case UNPARK, START, JOIN -> cell(walkers.get(next.object()), strand);
                default -> cell(next.object(), strand);
            };
            cell.monitor();
            switch (next.kind()) {
                case READ, WRITE ->
                    strand.pending.announceAccess(cell, 0, next.kind() == OpKind.WRITE, next.orders(), 0);
                case JOIN -> strand.pending.announceRead(OpKind.JOIN, cell, 0);
                case CALL -> strand.pending.announceCall(cell, this, 0, true, 0);
                default -> strand.pending.announce(next.kind(), cell, 0);
            }
            if (next.timed()) {
                strand.pending.timeOutAt(execution.time.deadline(1));
            }
        }

        private ShadowObject cell(Object object, TestThread strand) {
            return strand.number(execution.objects.getOrCreate(object instanceof String name ? name.intern() : object));
        }

        private void takeEffect(TestThread strand, Instruction done) {
            switch (done.kind()) {
                case READ -> read(done.object(), memory.getOrDefault(done.object(), 0));
                case WRITE ->
                    memory.put(done.object(), done.value() == Instruction.ADD_ONE ? lastRead + 1 : done.value());
                case START -> spawn(strand, done.object());
                case CALL -> call(strand, done);
                case YIELD -> read(done.object(), scheduler.pickValue(done.value()));
                default -> {
                    // All its effect is on locks and threads.
                }
            }
        }

        private void read(String variable, int value) {
            lastRead = value;
            reads.append(name)
                    .append(':')
                    .append(variable)
                    .append('=')
                    .append(value)
                    .append(' ');
        }

        private ModelChannel channel(Instruction call) {
            return channels.computeIfAbsent(call.object(), object -> new ModelChannel());
        }

        /** The call is about to happen: what it concerns depends on this moment. */
        int affectedPart() {
            return channel(body.get(at)).end(body.get(at).value() == Instruction.TAKE);
        }

        /** Everything up to its end is inside the call, for which the object is touched. */
        private void call(TestThread strand, Instruction call) {
            if (!strand.jdk.isInCall()) {
                strand.jdk.enterCall(cell(call.object(), strand));
            }
            if (call.value() == Instruction.TAKE) {
                Integer value = channel(call).take(strand);
                if (value == null) {
                    strand.pending.announce(OpKind.PARK, cell(this, strand), 0);
                    return;
                }
                read(call.object(), value);
            } else {
                TestThread waiter = channel(call).put(call.value());
                if (waiter != null) {
                    strand.pending.announce(OpKind.UNPARK, cell(waiter.threadObject, strand), 0);
                    effects.commit(strand);
                }
            }
            strand.jdk.leaveCall();
        }
    }
}
