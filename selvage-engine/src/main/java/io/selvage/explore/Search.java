package io.selvage.explore;

import io.selvage.detect.CrashDetector;
import io.selvage.detect.Detector;
import io.selvage.detect.HangDetector;
import io.selvage.detect.LivelockDetector;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.model.Trace;
import io.selvage.options.Memory;
import io.selvage.options.Options;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One explorer's work: executions of one program under one strategy until the search, the budget or patience ends. */
final class Search implements Runnable {
    private static final List<Detector> DETECTORS =
            List.of(new CrashDetector(), new HangDetector(), new LivelockDetector());

    private final Options options;
    private final Program program;
    private final LoadedProgram loaded;
    private final Strategy strategy;
    private final Tally tally;
    private final long deadline;
    private final long most;
    /** Causes of findings by the signature of executions that showed them; the detectors need not look twice. */
    private final Map<Long, String> causes = new HashMap<>();

    private volatile ProgramRunner runner;
    private volatile boolean stopped;

    Search(Options options, Program program, LoadedProgram loaded, Strategy strategy, Tally tally) {
        this.options = options;
        this.program = program;
        this.loaded = loaded;
        this.strategy = strategy;
        this.tally = tally;
        most = options.schedules().orElse(Long.MAX_VALUE);
        deadline = options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
    }

    static ProgramRunner.Settings settings(Options options) {
        return new ProgramRunner.Settings(
                options.memory() == Memory.ALL,
                options.steps(),
                options.spurious(),
                options.interrupts() ? 1 : 0,
                options.seed());
    }

    @Override
    public void run() {
        try (ProgramRunner own = new ProgramRunner(settings(options))) {
            runner = own;
            explore(own);
        } catch (RuntimeException | Error e) {
            tally.fault("the tool itself failed: " + e + at(e));
        }
    }

    private static String at(Throwable e) {
        StackTraceElement[] stack = e.getStackTrace();
        return stack.length == 0 ? "" : " at " + stack[0];
    }

    /** Null until the explorer's thread has begun. */
    ProgramRunner runner() {
        return runner;
    }

    /** Ends the search after the running execution. */
    void stop() {
        stopped = true;
    }

    private void explore(ProgramRunner own) {
        Replayer replayer = new Replayer(own, loaded, options, program);
        boolean first = true;
        while (mayGoOn()) {
            if (!strategy.begin()) {
                tally.exhausted();
                return;
            }
            Recording recording = first ? new Recording(strategy, List.of()) : null;
            Observed seen = own.run(first ? recording : strategy, loaded.main());
            if (!digest(seen, replayer)) {
                return;
            }
            if (first && !tally.isFaulty()) {
                replayer.checkDeterminism(seen.picks(), recording.picked(), seen.output(), tally);
                first = false;
            }
        }
    }

    private boolean mayGoOn() {
        return !stopped
                && !tally.isFaulty()
                && tally.executions() < most
                && System.nanoTime() < deadline;
    }

    /** Takes in what an execution showed; false if there is no point in going on. */
    private boolean digest(Observed seen, Replayer replayer) {
        Ending ending = seen.ending();
        Trace trace = seen.trace();
        if (faulty(ending) || !learn(trace)) {
            return false;
        }
        if (ending instanceof Ending.Cut) {
            tally.cut(trace.steps(), seen.threads());
            return true;
        }
        if (ending instanceof Ending.Completed && seen.crashes().isEmpty()) {
            tally.complete(seen.output(), trace.steps(), seen.threads());
            return true;
        }
        return digestUnusual(seen, replayer);
    }

    private boolean learn(Trace trace) {
        try {
            strategy.end(trace);
            return true;
        } catch (DivergedException e) {
            tally.fault(Replayer.nondeterministic(new Ending.Diverged(e.step(), e.expected(), e.found())));
            return false;
        }
    }

    private boolean digestUnusual(Observed seen, Replayer replayer) {
        Trace trace = seen.trace();
        long signature = seen.signature();
        if (causes.containsKey(signature)) {
            tally.complete(seen.output(), trace.steps(), seen.threads());
            tally.sighted(causes.get(signature));
            return true;
        }
        Optional<Finding> finding = inspect(seen);
        if (seen.ending() instanceof Ending.TooLong && finding.isEmpty()) {
            tally.cut(trace.steps(), seen.threads());
            tally.note("executions longer than " + options.steps() + " steps were given up: the search is not exhaustive");
            return true;
        }
        long number = tally.complete(seen.output(), trace.steps(), seen.threads());
        if (finding.isPresent()) {
            causes.put(signature, report(finding.get(), number, seen, replayer));
            return options.keepGoing();
        }
        return true;
    }

    private boolean faulty(Ending ending) {
        if (Weaving.hasFailures()) {
            Weaving.Failure failure = Weaving.failures().get(0);
            tally.fault("class " + failure.type() + " could not be woven: " + failure.reason()
                    + "; leave it out with --exclude " + failure.type() + " if it does not matter");
        }
        if (ending instanceof Ending.Fault fault) {
            tally.fault(fault.what());
        } else if (ending instanceof Ending.Diverged diverged) {
            tally.fault(Replayer.nondeterministic(diverged));
        }
        return tally.isFaulty();
    }

    private static Optional<Finding> inspect(Observed seen) {
        for (Detector detector : DETECTORS) {
            Optional<Finding> finding = detector.inspect(seen);
            if (finding.isPresent()) {
                return finding;
            }
        }
        return Optional.empty();
    }

    /** Adds a finding unless its cause is known; returns the cause. */
    private String report(Finding finding, long number, Observed seen, Replayer replayer) {
        String cause = finding.kind() + " " + finding.sites();
        if (tally.sighted(cause)) {
            tally.found(cause, replayer.document(finding, number, seen.picks(), tally));
        }
        return cause;
    }
}
