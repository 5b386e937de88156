package io.selvage.explore;

import io.selvage.detect.Detector;
import io.selvage.detect.LockChain;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.Trace;
import io.selvage.options.Memory;
import io.selvage.options.Options;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.ContinuedStrategy;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One explorer's work: executions of one program under one strategy until the search, the budget or patience ends. */
final class Search implements Runnable {
    private final Options options;
    private final Subject subject;
    private final Loaded loaded;
    private final Detectors detectors;
    private final LockTrials trials;
    private final Strategy strategy;
    private final Tally tally;
    private final long deadline;
    private final long most;
    /** Causes of findings by the signature of executions that showed them; the detectors need not look twice. */
    private final Map<Long, String> causes = new HashMap<>();

    private volatile ProgramRunner runner;
    private volatile boolean stopped;

    Search(Options options, Subject subject, Loaded loaded, Strategy strategy, Tally tally) {
        this.options = options;
        this.subject = subject;
        detectors = Detectors.of(options);
        trials = new LockTrials(options);
        this.loaded = loaded;
        this.strategy = strategy;
        this.tally = tally;
        most = options.schedules().orElse(Long.MAX_VALUE);
        deadline =
                options.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
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
        Replayer replayer = new Replayer(own, loaded, options, subject);
        boolean first = true;
        while (mayGoOn()) {
            if (!strategy.begin()) {
                tally.exhausted();
                return;
            }
            Recording recording = first ? new Recording(strategy, List.of()) : null;
            Observed seen = own.run(first ? recording : strategy, loaded.main());
            // Taking it in may run the program again, which ends the life of what was seen.
            int[] picks = first ? seen.picks() : null;
            String output = seen.output();
            if (!digest(seen, replayer)) {
                return;
            }
            if (first && !tally.isFaulty()) {
                replayer.checkDeterminism(picks, recording.picked(), output, tally);
                first = false;
            }
        }
    }

    private boolean mayGoOn() {
        return !stopped && !tally.isFaulty() && tally.executions() < most && System.nanoTime() < deadline;
    }

    /** Takes in what an execution showed; false if there is no point in going on. */
    private boolean digest(Observed seen, Replayer replayer) {
        Ending ending = seen.ending();
        Trace trace = seen.trace();
        if (overlooks(seen) || faulty(ending) || !learn(trace)) {
            return false;
        }
        if (ending instanceof Ending.Cut) {
            return digestCut(seen, replayer);
        }
        List<LockChain> chains = trials.propose(seen);
        List<Finding> always = inspectAlways(seen);
        if (!endedAsUsual(seen)) {
            return digestUnusual(seen, always, replayer) && tryOut(chains, replayer);
        }
        long number = tally.complete(seen.output(), trace.steps(), seen.threads());
        report(always, number, seen, replayer);
        return (always.isEmpty() || options.keepGoing()) && tryOut(chains, replayer);
    }

    /** Where a search cuts what would only repeat something, the detectors look at what there is. */
    private boolean digestCut(Observed seen, Replayer replayer) {
        Trace trace = seen.trace();
        if (!options.strategy().cutsRepeats()) {
            tally.cut(trace.steps(), seen.threads());
            return true;
        }
        tally.repeat(trace.steps(), seen.threads());
        List<LockChain> chains = trials.propose(seen);
        List<Finding> found = inspectAlways(seen);
        if (!found.isEmpty()) {
            // A schedule has to lead to an end to be replayed.
            Observed whole = runner.run(new ContinuedStrategy(seen.picks()), loaded.main());
            report(found, tally.complete(whole.output(), whole.trace().steps(), whole.threads()), whole, replayer);
        }
        return (found.isEmpty() || options.keepGoing()) && tryOut(chains, replayer);
    }

    /** Runs what may lead to a deadlock; false if one was found and there is no point in going on. */
    private boolean tryOut(List<LockChain> chains, Replayer replayer) {
        for (LockChain chain : chains) {
            Observed seen = runner.run(LockTrials.strategy(chain), loaded.main());
            if (seen.ending() instanceof Ending.Hung) {
                List<Finding> findings = inspectEnding(seen);
                long number = tally.complete(seen.output(), seen.trace().steps(), seen.threads());
                report(findings, number, seen, replayer);
                if (!findings.isEmpty() && !options.keepGoing()) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean endedAsUsual(Observed seen) {
        Ending ending = seen.ending();
        return (ending instanceof Ending.Completed || ending instanceof Ending.Exited)
                && seen.crashes().isEmpty();
    }

    /**
     * A reduction that cannot see all dependencies is not exhaustive, whatever it comes to. True if it could not even follow its own plan:
     * then there is nothing more to expect of it.
     */
    private boolean overlooks(Observed seen) {
        if (options.strategy().switchesAtReleases() && stopsOthers(seen)) {
            tally.reserve(
                    options.strategy().text()
                            + " does not try to end the program at every moment, so this search is not called exhaustive where that stops threads");
        }
        if (!options.strategy().reduces() || seen.obscure().isEmpty()) {
            return false;
        }
        tally.reserve(
                options.strategy().text() + " does not see all that " + seen.obscure()
                        + " depend on, so this search is not called exhaustive; --strategy dfs gives a proof, random a second opinion");
        return seen.ending() instanceof Ending.Diverged;
    }

    private static boolean stopsOthers(Observed seen) {
        return seen.ending() instanceof Ending.Exited
                || seen.ending() instanceof Ending.Completed
                        && !seen.unfinished().isEmpty();
    }

    private boolean learn(Trace trace) {
        try {
            strategy.end(trace);
            return true;
        } catch (DivergedException e) {
            tally.diverged(new Ending.Diverged(e.step(), e.expected(), e.found()));
            return false;
        }
    }

    private boolean digestUnusual(Observed seen, List<Finding> always, Replayer replayer) {
        Trace trace = seen.trace();
        long signature = seen.signature();
        String known = causes.get(signature);
        List<Finding> findings = new ArrayList<>(known == null ? inspectEnding(seen) : List.of());
        long number;
        if (seen.ending() instanceof Ending.TooLong && known == null && findings.isEmpty()) {
            tally.cut(trace.steps(), seen.threads());
            tally.note(
                    "executions longer than " + options.steps() + " steps were given up: the search is not exhaustive");
            number = tally.executions() + 1;
        } else {
            number = tally.complete(seen.output(), trace.steps(), seen.threads());
        }
        if (known != null) {
            tally.sighted(known);
        } else if (!findings.isEmpty()) {
            causes.put(signature, cause(findings.get(0)));
        }
        findings.addAll(always);
        report(findings, number, seen, replayer);
        return findings.isEmpty() || options.keepGoing();
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
            tally.diverged(diverged);
        }
        return tally.isFaulty();
    }

    private List<Finding> inspectAlways(Observed seen) {
        List<Finding> findings = List.of();
        for (Detector detector : detectors.always) {
            List<Finding> more = detector.inspect(seen);
            if (!more.isEmpty()) {
                findings = findings.isEmpty() ? new ArrayList<>() : findings;
                findings.addAll(more);
            }
            if (!detector.reservation().isEmpty() && options.strategy().reliesOnDiscipline()) {
                tally.reserve(detector.reservation());
            } else if (!detector.reservation().isEmpty()) {
                tally.note(detector.reservation());
            }
        }
        return findings;
    }

    private List<Finding> inspectEnding(Observed seen) {
        for (Detector detector : detectors.endings) {
            List<Finding> findings = detector.inspect(seen);
            if (!findings.isEmpty()) {
                return findings;
            }
        }
        return List.of();
    }

    /** Adds those findings whose cause is not known yet. */
    private void report(List<Finding> findings, long number, Observed seen, Replayer replayer) {
        if (findings.isEmpty()) {
            return;
        }
        // Documenting one runs the program again, which ends the life of what was seen.
        int[] picks = seen.picks();
        for (Finding finding : findings) {
            String cause = cause(finding);
            if (finding.kind() == FindingKind.LOCK_DISCIPLINE
                    && options.strategy().reliesOnDiscipline()) {
                tally.reserve(options.strategy().text()
                        + " relies on the locking discipline, which this program does not follow: the search is not"
                        + " called exhaustive");
            }
            if (tally.sighted(cause)) {
                tally.found(cause, replayer.document(finding, number, picks, tally));
            }
        }
    }

    private static String cause(Finding finding) {
        return finding.kind() + " " + finding.sites();
    }
}
