package io.selvage.monitor.check;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks each move: first by the user's property checker, then by the built-in properties. Collects the findings. */
public final class MoveChecker<M> {
    /** Whether a path continues after a move. */
    public enum MoveVerdict {
        FINE,
        /** The user's checker does not want the path to be followed. */
        REJECTED,
        /** There is a finding. */
        WRONG
    }

    private final MoveRule<M> rule;
    private final WaitNotifySites sites;
    private final boolean keepGoing;
    private final boolean checksBuiltIn;
    private final MissedNotificationCheck<M> missedNotifications;
    private final List<Witness> witnesses = new ArrayList<>();
    private final Set<String> causes = new HashSet<>();
    /** How many findings there were when this starting point came. */
    private int before;

    public MoveChecker(
            MoveRule<M> rule,
            PropertyChecks properties,
            WaitNotifySites sites,
            boolean keepGoing,
            ExplorationCounts counts) {
        this.rule = rule;
        this.sites = sites;
        this.keepGoing = keepGoing;
        checksBuiltIn = properties == PropertyChecks.ALL;
        missedNotifications = new MissedNotificationCheck<>(sites, counts);
    }

    /** Another starting point comes next. */
    public void reset() {
        missedNotifications.reset();
        before = witnesses.size();
        causes.clear();
    }

    /** Whether there is a finding from this starting point. */
    public boolean hasFound() {
        return witnesses.size() > before;
    }

    /** The findings from this starting point. */
    public List<Witness> found() {
        return Collections.unmodifiableList(witnesses.subList(before, witnesses.size()));
    }

    /** Takes {@code shorter} for the finding {@code found}, of which it shows the same with fewer moves. */
    public void replace(Witness found, Witness shorter) {
        witnesses.set(witnesses.indexOf(found), shorter);
    }

    public List<Witness> witnesses() {
        return Collections.unmodifiableList(witnesses);
    }

    /** Whether there is a finding from this starting point, and one is enough. */
    public boolean isDone() {
        return !keepGoing && hasFound();
    }

    /**
     * Checks the last move of {@code session}.
     *
     * @param entryWaits those of the state in which the move began
     * @throws BadSpec if the user's checker itself fails
     */
    public MoveVerdict checkMove(MonitorSession<M> session, EntryWaits entryWaits) {
        CheckOutcome outcome = rule.check(session);
        if (outcome instanceof CheckOutcome.Failed failed) {
            throw new BadSpec(
                    "the property checker failed after " + session.sequenceText() + ": " + failed.cause(),
                    "let it throw a Violation where something is wrong, and nothing else");
        }
        if (outcome instanceof CheckOutcome.Violated violated) {
            return wrong(Finding.of(FindingKind.PROPERTY_VIOLATION, violated.message()), session);
        }
        if (outcome instanceof CheckOutcome.DoNotFollow) {
            return MoveVerdict.REJECTED;
        }
        return checksBuiltIn ? checkBuiltInProperties(session, entryWaits) : MoveVerdict.FINE;
    }

    /**
     * As {@link #checkMove}, for built-in properties only: where the user's checker objects, the path is not followed.
     */
    public MoveVerdict checkBuiltIn(MonitorSession<M> session, EntryWaits entryWaits) {
        boolean isFollowed = rule.check(session) instanceof CheckOutcome.Follow;
        return isFollowed ? checkBuiltInProperties(session, entryWaits) : MoveVerdict.REJECTED;
    }

    private MoveVerdict checkBuiltInProperties(MonitorSession<M> session, EntryWaits entryWaits) {
        Invocation last = session.lastInvocation();
        Throwable failure = last.failure();
        if (last.isCompleted() && failure != null && !last.call().declares(failure)) {
            return wrong(MonitorFindings.uncaught(last, failure), session);
        }
        int site = session.previousWaitSite();
        if (completesThoughNewCallWaits(session, entryWaits) && !sites.isLooped(site)) {
            String how = session.lastKind().text() + " by what is no longer so";
            return wrong(MonitorFindings.waitOutsideLoop(last, site, how), session);
        }
        List<Invocation> cycle = session.lockWaitCycle();
        if (!cycle.isEmpty()) {
            return wrong(MonitorFindings.deadlock(cycle), session);
        }
        missedNotifications.enqueueIfQuiescent(session);
        return MoveVerdict.FINE;
    }

    private static boolean completesThoughNewCallWaits(MonitorSession<?> session, EntryWaits entryWaits) {
        Invocation last = session.lastInvocation();
        boolean wasNotified = session.lastKind() == MoveKind.WOKEN || session.lastKind() == MoveKind.NOTIFIED;
        return wasNotified && last.isCompleted() && entryWaits.waitsAt(last.callIndex(), session.previousWaitSite());
    }

    /** The last move of {@code session} did not end. */
    public MoveVerdict reportStuckMove(MonitorSession<M> session) {
        return wrong(MonitorFindings.stuckMove(session.lastInvocation()), session);
    }

    private MoveVerdict wrong(Finding finding, MonitorSession<M> session) {
        add(finding, session.sequence());
        return MoveVerdict.WRONG;
    }

    /** Looks for missed notifications in the states that were checked since the last call. */
    public void runMissedNotificationCheck(StartingPoint<M> start) {
        if (checksBuiltIn && !isDone()) {
            missedNotifications.findFirst(start).ifPresent(this::add);
        }
    }

    public void add(Witness witness) {
        add(witness.finding(), witness.sequence());
    }

    /** Adds a finding unless there is one with the same cause. */
    private void add(Finding finding, MoveSequence sequence) {
        String cause = finding.kind() + " " + (finding.sites().isEmpty() ? finding.message() : finding.sites());
        if (causes.add(cause)) {
            witnesses.add(new Witness(finding, sequence));
        }
    }
}
