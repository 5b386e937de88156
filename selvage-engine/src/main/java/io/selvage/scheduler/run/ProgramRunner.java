package io.selvage.scheduler.run;

import io.selvage.hooks.Fibers;
import io.selvage.hooks.Gates;
import io.selvage.hooks.HookThread;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.model.system.FaultBounds;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ForcedWakeup;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.scheduler.TimeLimits;
import io.selvage.scheduler.callparts.ConfinedCalls;
import io.selvage.scheduler.callparts.Supplies;
import io.selvage.scheduler.executors.TaskOps;
import io.selvage.scheduler.gates.CallOps;
import io.selvage.scheduler.gates.ConcurrentObjects;
import io.selvage.scheduler.gates.MemoryOps;
import io.selvage.scheduler.gates.MonitorOps;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.RacyVariables;
import io.selvage.scheduler.gates.SiteOrigins;
import io.selvage.scheduler.gates.ThreadLifecycle;
import io.selvage.scheduler.gates.ThreadOps;
import io.selvage.scheduler.gates.UncaughtExceptionHandlers;
import io.selvage.scheduler.gates.WorldOps;
import io.selvage.scheduler.jvm.JvmState;
import io.selvage.scheduler.livelock.StateCycle;
import io.selvage.scheduler.livelock.StateCycleWatcher;
import io.selvage.scheduler.network.SimulatedNetwork;
import io.selvage.scheduler.observation.FinishedExecutionView;
import io.selvage.scheduler.observation.ObservedSteps;
import io.selvage.scheduler.output.StandardInput;
import io.selvage.scheduler.output.StandardStreams;
import io.selvage.scheduler.process.TestProcess;
import io.selvage.scheduler.turnstile.FiberTurnstile;
import io.selvage.scheduler.turnstile.PlatformTurnstile;
import io.selvage.scheduler.turnstile.Turnstile;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.WatchedStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs a program again and again, each time under a strategy's choices. Belongs to one explorer thread. */
public final class ProgramRunner implements AutoCloseable {
    /**
     * @param plainPoints whether plain field and array accesses are points
     * @param stepLimit after how many steps an execution is cut
     * @param spurious how many waits of an execution may wake up for no reason
     * @param interrupts how many blocked threads of an execution may be interrupted from outside
     * @param longEnough in nanoseconds: shorter time limits may run out at any moment
     * @param seed of what the program takes for chance
     * @param outcomes whether chance with few outcomes is a choice
     * @param faults what may go wrong between processes
     * @param input what the program reads from standard input
     * @param operations how many operations a thread does before it is stopped; 0 for any number
     */
    public record Settings(
            boolean plainPoints,
            int stepLimit,
            int spurious,
            int interrupts,
            long longEnough,
            long seed,
            boolean outcomes,
            FaultBounds faults,
            StandardInput input,
            int operations) {
        public Settings(boolean plainPoints, int stepLimit, int spurious, int interrupts, long seed) {
            this(
                    plainPoints,
                    stepLimit,
                    spurious,
                    interrupts,
                    TimeLimits.NONE,
                    seed,
                    false,
                    FaultBounds.NONE,
                    StandardInput.NOTHING,
                    0);
        }
    }

    /** The name of all waiting inside of calls of the JDK, for {@link #setRacyVariables}: then it is an event. */
    public static final String WAITING = Execution.WAITING;

    /** Numbers executions through the whole JVM, see {@link HookThread#epoch}. */
    private static final AtomicInteger EPOCHS = new AtomicInteger();

    private final Settings settings;
    private final Execution execution;
    private final StandardStreams.Capture output = new StandardStreams.Capture();
    private final Scheduler scheduler;
    private final Turnstile turnstile;
    private final ThreadLifecycle lifecycle;
    private List<WorldOps> worlds;
    private final OperationRunner operations;
    private SimulatedNetwork network;
    /** The system that is run; null if it is a program by itself. */
    private SystemMain system;

    private final ThreadOps threads;
    private final CallOps calls;
    private final TaskOps tasks;
    private Gates gates;
    private final RacyVariables racy = new RacyVariables();
    private final Progress progress;
    private final Effects effects;
    private ObservedSteps observed;
    private ForcedWakeup wakingAtEnd;

    /** Must be called on the thread that will call {@link #run}: one made by {@link #explorerThread}. */
    public ProgramRunner(Settings settings) {
        this(settings, new ThreadNumbering());
    }

    /** As above, for an explorer that shares its search: {@code numbers} are those of all its explorers. */
    public ProgramRunner(Settings settings, ThreadNumbering numbers) {
        StandardStreams.open();
        this.settings = settings;
        execution = new Execution(numbers);
        execution.limits.longEnough(settings.longEnough());
        execution.setOperationLimit(settings.operations());
        scheduler = new Scheduler(execution);
        ConfinedCalls confined = new ConfinedCalls(new Supplies(execution::noteHiddenPoint, racy::contains));
        effects = new Effects(execution, scheduler, confined);
        Fibers fibers = Fibers.installed();
        turnstile = fibers != null
                ? new FiberTurnstile(fibers, (HookThread) Thread.currentThread())
                : new PlatformTurnstile(Thread.currentThread(), this::gates, output);
        operations = new OperationRunner(execution, scheduler, effects, turnstile);
        lifecycle = new ThreadLifecycle(operations, turnstile);
        WorldOps world = world(0, "", Thread.currentThread().getContextClassLoader());
        worlds = List.of(world);
        MonitorOps monitors = new MonitorOps(operations, new SiteOrigins());
        threads = new ThreadOps(operations, lifecycle, monitors, racy);
        progress = new Progress(execution, threads);
        ConcurrentObjects objects = new ConcurrentObjects(operations, racy);
        calls = new CallOps(operations, monitors, objects, settings.plainPoints(), racy, confined);
        tasks = new TaskOps(operations, objects, this::ownWorld, racy);
        MemoryOps memory = new MemoryOps(operations, settings.plainPoints(), racy);
        gates = new Gates(monitors, memory, calls, tasks, threads, world, network(execution.threads.processes()));
    }

    private WorldOps world(int process, String owner, ClassLoader programs) {
        return new WorldOps(
                operations,
                programs,
                owner,
                lifecycle.shutdown(process),
                racy,
                settings.seed(),
                settings.outcomes(),
                input(settings));
    }

    /** That of the process that runs. */
    private WorldOps ownWorld() {
        return worlds.get(system == null ? 0 : operations.self().process.index);
    }

    private long randomState() {
        long state = 0;
        for (WorldOps world : worlds) {
            state = state * 31 + world.randomState();
        }
        return state;
    }

    /** The executions that follow are of {@code main}, which is always the same. */
    private void prepare(SystemMain main) {
        system = main;
        List<TestProcess> processes = new ArrayList<>();
        List<WorldOps> own = new ArrayList<>();
        for (SystemMain.Process process : main.processes()) {
            own.add(world(processes.size(), process.name(), process.loader()));
            processes.add(new TestProcess(processes.size(), process.name(), process.host()));
        }
        execution.threads.setProcesses(processes);
        worlds = List.copyOf(own);
        output.divide(processes.stream().map(process -> process.name).toList(), () -> operations.self().process.index);
        gates = new Gates(
                gates.monitors(),
                gates.memory(),
                gates.calls(),
                gates.tasks(),
                gates.threads(),
                new SystemWorld(operations, worlds),
                network(processes));
    }

    private SimulatedNetwork network(List<TestProcess> processes) {
        network = new SimulatedNetwork(operations, processes, settings.faults());
        lifecycle.connect(network);
        return network;
    }

    private static StandardInput input(Settings settings) {
        return settings.input() == StandardInput.REAL ? StandardStreams.input() : settings.input();
    }

    private Gates gates() {
        return gates;
    }

    /** A thread to run explorations on. */
    public static Thread explorerThread(Runnable body, String name) {
        return new ExplorerThread(body, name);
    }

    /** Runs {@code main} once as the program's first thread. The answer is valid until the next call. */
    public FinishedExecution run(Strategy strategy, Runnable main) {
        return run(strategy, main, settings.stepLimit());
    }

    /** As above, cut after {@code limit} steps. */
    public FinishedExecution run(Strategy strategy, Runnable main, int limit) {
        turnstile.discard(execution);
        if (main instanceof SystemMain processes && system != processes) {
            prepare(processes);
        }
        if (observed != null) {
            observed.clear();
        }
        execution.reset(settings.spurious(), settings.interrupts());
        output.reset();
        UncaughtExceptionHandlers.reset();
        StandardStreams.install();
        JvmState.restore();
        scheduler.begin(strategy, limit);
        scheduler.forceWakeupAtHang(wakingAtEnd);
        int epoch = EPOCHS.incrementAndGet();
        for (WorldOps world : worlds) {
            world.reset(epoch);
        }
        calls.reset();
        network.reset();
        tasks.reset();
        threads.reset(limit);
        startMain(main);
        go(epoch);
        return new FinishedExecutionView(execution, output.text(), observed);
    }

    /** Whether the executions that follow can tell values and stacks of their steps; they are slower then. */
    public void setObserving(boolean observing) {
        observed = observing ? new ObservedSteps(execution) : null;
        effects.setObserver(observed);
    }

    /**
     * As {@link #run}, but when no thread is enabled any more {@code thread} wakes up, once, as if it had been
     * notified: a thread in a {@code wait}, a {@code Condition}'s {@code await} or any other park.
     */
    public FinishedExecution runAndWake(Strategy strategy, Runnable main, int thread) {
        wakingAtEnd = new ForcedWakeup(thread);
        try {
            return run(strategy, main);
        } finally {
            wakingAtEnd = null;
        }
    }

    /** An execution that was watched, and the first cycle of it, if there was one. */
    public record Watched(FinishedExecution seen, Optional<StateCycle> cycle) {}

    /**
     * As {@link #run}, but looks whether states come back, which is slow, and cuts the execution if so.
     *
     * @param limit the last step before which to look
     * @param more how many more states to visit after the first cycle
     */
    public Watched runDetectingCycles(Strategy strategy, Runnable main, int limit, int more) {
        if (main instanceof SystemMain) {
            // Static fields of classes of the same name are one to the watcher.
            return new Watched(run(strategy, main), Optional.empty());
        }
        try {
            StateCycleWatcher recurrence =
                    new StateCycleWatcher(execution, this::randomState, ThreadLifecycle::isOutermost, more);
            // One more step than that is never taken: either something is seen before it or the execution is over.
            FinishedExecution seen = run(new WatchedStrategy(strategy, recurrence), main, limit + 1);
            return new Watched(seen, Optional.ofNullable(recurrence.cycle()));
        } catch (ReflectiveOperationException closed) {
            return new Watched(run(strategy, main), Optional.empty());
        }
    }

    /**
     * From the next execution on accesses to these variables, by {@link FinishedExecution#variableName}, are points in
     * any case.
     */
    public void setRacyVariables(List<String> variables) {
        racy.set(variables);
    }

    private void startMain(Runnable main) {
        List<TestProcess> processes = execution.threads.processes();
        for (TestProcess process : processes) {
            Runnable own = system == null ? main : own(processes, process.index);
            Thread thread = new Thread(null, own, "main");
            thread.setDaemon(false);
            if (system != null) {
                thread.setContextClassLoader(
                        system.processes().get(process.index).loader());
            }
            lifecycle.startMain(process, thread);
        }
        if (system != null) {
            lifecycle.expectCrashes(settings.faults().crashes());
        }
    }

    /** What the first thread of the process at {@code index} runs. */
    private Runnable own(List<TestProcess> processes, int index) {
        SystemMain.Process process = system.processes().get(index);
        if (process.after() < 0) {
            return process.main();
        }
        TestProcess first = processes.get(process.after());
        network.willAwait(first);
        return () -> {
            network.awaitAvailable(first);
            process.main().run();
        };
    }

    private void go(int epoch) {
        progress.begin();
        try {
            TestThread next = scheduler.next();
            if (turnstile instanceof PlatformTurnstile players) {
                players.epoch(epoch);
                turnstile.run(next);
            } else {
                HookThread explorer = (HookThread) Thread.currentThread();
                explorer.epoch = epoch;
                explorer.output = output;
                explorer.gates = gates;
                try {
                    turnstile.run(next);
                } finally {
                    explorer.inert = 1;
                    explorer.gates = null;
                    explorer.output = null;
                }
            }
        } finally {
            progress.end();
        }
    }

    /** No execution goes on from now on; each ends with {@link Ending.OutOfTime}. May be called by any thread. */
    public void stop() {
        execution.stop();
    }

    /** What has happened and what is pending in the execution that runs: for who decides from within it. */
    public Trace trace() {
        return execution.log;
    }

    /** What can be seen by another thread of an execution that stands still; empty if none runs. */
    public Optional<FinishedExecution> standing() {
        return progress.isRunning() ? Optional.of(new FinishedExecutionView(execution, "")) : Optional.empty();
    }

    /** The number of the thread under test that runs or ran last; -1 if none has. */
    public int currentThread() {
        TestThread thread = execution.current();
        return thread == null ? -1 : thread.id;
    }

    /** Shows to another thread whether executions still make progress. */
    public Progress progress() {
        return progress;
    }

    /** The platform threads that run the program, to read their stacks. */
    public Thread[] platformThreads() {
        return turnstile.platformThreads();
    }

    /** {@code continuation} or {@code platform}. */
    public String turnstile() {
        return turnstile.name();
    }

    @Override
    public void close() {
        turnstile.discard(execution);
        turnstile.close();
        JvmState.restore();
        StandardStreams.close();
    }
}
