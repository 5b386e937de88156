package io.selvage.monitor.check;

import io.selvage.hooks.Sites;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.PathNode;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Says of each move whether it was right: asks the user's checker, then looks for what is always wrong. */
public final class MoveChecker<M> {
    /** What a move is worth. */
    public enum Verdict {
        FINE,
        /** The checker does not want to follow it. */
        REJECTED,
        WRONG
    }

    /** A finding and the moves that show it. */
    public record Sighting(Finding finding, MoveSequence trail) {}

    private static final int FRAMES = 8;

    /** What lies between a monitor's own code and what it calls. */
    private static final List<String> OURS =
            List.of("io.selvage.monitor.", "io.selvage.hooks.", "io.selvage.scheduler.", "java.lang.invoke.");

    private final MoveRule<M> rule;
    private final WaitNotifySites points;
    private final boolean keepsGoing;
    private final boolean looksFurther;
    private final MissedNotificationCheck<M> experiments;
    private final List<Sighting> sightings = new ArrayList<>();
    private final Set<String> causes = new HashSet<>();

    public MoveChecker(
            MonitorModel<M> spec,
            MoveRule<M> rule,
            PropertyChecks properties,
            WaitNotifySites points,
            boolean keepsGoing,
            ExplorationCounts tally) {
        this.rule = rule;
        this.points = points;
        this.keepsGoing = keepsGoing;
        looksFurther = properties == PropertyChecks.ALL;
        experiments = new MissedNotificationCheck<>(spec, points, tally);
    }

    /** Another starting point comes next. */
    public void beginAnew() {
        experiments.beginAnew();
    }

    public List<Sighting> sightings() {
        return sightings;
    }

    public boolean hasEnough() {
        return !keepsGoing && !sightings.isEmpty();
    }

    /** {@code from}: the state that the move began at. */
    public Verdict judge(MonitorSession<M> session, PathNode from, MoveSequence trail) {
        CheckOutcome outcome = rule.check(session);
        if (outcome instanceof CheckOutcome.Failed failed) {
            throw new BadSpec(
                    "the property checker failed after " + trail.text(MoveGranularity.NONE, 0) + ": " + failed.cause(),
                    "let it throw a Violation where something is wrong, and nothing else");
        }
        if (outcome instanceof CheckOutcome.Violated violated) {
            add(Finding.of(FindingKind.PROPERTY_VIOLATION, violated.message()), trail);
            return Verdict.WRONG;
        }
        if (outcome instanceof CheckOutcome.DoNotFollow) {
            return Verdict.REJECTED;
        }
        return looksFurther ? judgeFurther(session, from, trail) : Verdict.FINE;
    }

    /** As {@link #judge}; but of the user's checker it only matters where it does not want to follow. */
    public Verdict judgeBuiltIn(MonitorSession<M> session, PathNode from, MoveSequence trail) {
        boolean isFollowed = rule.check(session) instanceof CheckOutcome.Follow;
        return isFollowed ? judgeFurther(session, from, trail) : Verdict.REJECTED;
    }

    private Verdict judgeFurther(MonitorSession<M> session, PathNode from, MoveSequence trail) {
        Invocation last = session.last();
        Throwable failure = last.failure();
        if (last.isCompleted() && failure != null && !last.call().announces(failure)) {
            add(uncaught(last, failure), trail);
            return Verdict.WRONG;
        }
        boolean cameBack = session.lastWake() == MoveKind.WOKEN || session.lastWake() == MoveKind.NOTIFIED;
        int site = session.lastSite();
        if (cameBack && last.isCompleted() && from.wouldWait(last.callIndex(), site) && !points.isLooped(site)) {
            String how = session.lastWake().text() + " by what is no longer so";
            add(MissedNotificationCheck.unlooped(last, Sites.get(site).place(), how), trail);
            return Verdict.WRONG;
        }
        List<Invocation> deadlocked = session.deadlocked();
        if (!deadlocked.isEmpty()) {
            add(deadlock(deadlocked), trail);
            return Verdict.WRONG;
        }
        experiments.consider(session, trail);
        return Verdict.FINE;
    }

    private static Finding deadlock(List<Invocation> cycle) {
        List<String> details = new ArrayList<>();
        List<String> sites = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            String place = Sites.get(cycle.get(i).site).place();
            sites.add(place);
            details.add("  " + cycle.get(i) + " wants a lock at " + place + " that " + cycle.get((i + 1) % cycle.size())
                    + " holds");
        }
        return Finding.of(FindingKind.DEADLOCK, cycle.size() + " threads want locks from one another in a cycle")
                .withFailureClass(FailureClass.FF_T2)
                .withDetails(details)
                .withSites(sites.stream().distinct().sorted().toList());
    }

    private static Finding uncaught(Invocation visit, Throwable failure) {
        List<StackTraceElement> own = Arrays.stream(failure.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(Invocation.class.getName()))
                .filter(frame -> OURS.stream().noneMatch(frame.getClassName()::startsWith)
                        && !frame.getMethodName().startsWith("selvage$"))
                .toList();
        List<String> frames =
                own.stream().limit(FRAMES).map(frame -> "  at " + frame).toList();
        List<String> sites = own.stream()
                .filter(frame -> !frame.getClassName().startsWith("java."))
                .limit(1)
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .toList();
        return Finding.of(FindingKind.UNCAUGHT_EXCEPTION, visit + " threw " + failure)
                .withDetails(frames)
                .withSites(sites);
    }

    /** The last move did not end. */
    public Verdict stuck(MonitorSession<M> session, MoveSequence trail) {
        add(
                Finding.of(FindingKind.LIVELOCK, session.last() + " does not leave the monitor")
                        .withFailureClass(FailureClass.FF_T4),
                trail);
        return Verdict.WRONG;
    }

    /** Tries out what the walk itself does not. */
    public void experiment(MonitorExecutor venue, Supplier<? extends M> maker, List<StateField<M>> fields) {
        if (looksFurther && !hasEnough()) {
            Optional<Sighting> found = experiments.run(venue, maker, fields);
            found.ifPresent(sighting -> add(sighting.finding(), sighting.trail()));
        }
    }

    /** Adds a finding unless its cause is known; of one cause the first sighting counts. */
    public void add(Finding finding, MoveSequence trail) {
        String cause = finding.kind() + " " + (finding.sites().isEmpty() ? finding.message() : finding.sites());
        if (causes.add(cause)) {
            sightings.add(new Sighting(finding, trail));
        }
    }
}
