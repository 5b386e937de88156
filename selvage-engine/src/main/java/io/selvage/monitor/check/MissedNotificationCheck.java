package io.selvage.monitor.check;

import io.selvage.model.Finding;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.Invocation.Blocking;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for missed notifications: in a state in which every present thread waits, each is woken in an execution of its own. A
 * thread that progresses then should have been notified. The moves of these executions count as replayed ones.
 */
final class MissedNotificationCheck<M> {
    /** How many threads of a state are woken; more of the same kind would not behave differently. */
    private static final int MAX_THREADS = 6;

    /** A state and the threads to wake there, each in an execution of its own. */
    private record Experiment(MoveSequence sequence, List<Integer> threads) {}

    /** What happened when a thread was woken; {@code site} is where it had waited. */
    private record Outcome(boolean progresses, Invocation invocation, int site, Invocation overtakenBy) {}

    private final WaitNotifySites sites;
    private final ExplorationCounts counts;
    private final Set<List<Object>> tried = new HashSet<>();
    private final Deque<Experiment> experiments = new ArrayDeque<>();

    MissedNotificationCheck(WaitNotifySites sites, ExplorationCounts counts) {
        this.sites = sites;
        this.counts = counts;
    }

    /** Another starting point comes next: its states have to be tried even if they look the same. */
    void reset() {
        tried.clear();
    }

    /** Enqueues the current state if all present threads wait, and no such state was enqueued before. */
    void enqueueIfQuiescent(MonitorSession<M> session) {
        List<Invocation> present = session.threads().present();
        if (present.stream().anyMatch(Invocation::isEntering)) {
            return;
        }
        List<Integer> threads = present.stream()
                .filter(MissedNotificationCheck::isWorthWaking)
                .limit(MAX_THREADS)
                .map(Invocation::number)
                .toList();
        if (!threads.isEmpty() && tried.add(key(session))) {
            experiments.add(new Experiment(session.sequence(), threads));
        }
    }

    private static boolean isWorthWaking(Invocation invocation) {
        return !invocation.isTimed() && (invocation.blocking() == Blocking.WAIT || invocation.lock() == 0);
    }

    private static List<Object> key(MonitorSession<?> session) {
        long[] threads = session.threads().present().stream()
                .mapToLong(invocation -> (long) invocation.callIndex() << 32 | invocation.site())
                .sorted()
                .toArray();
        return List.of(Arrays.asList(session.state().fields()), Arrays.toString(threads));
    }

    /** Runs the enqueued experiments up to the first that shows something wrong. */
    Optional<Witness> findFirst(StartingPoint<M> start) {
        while (!experiments.isEmpty()) {
            Experiment experiment = experiments.poll();
            for (int thread : experiment.threads()) {
                Optional<Outcome> outcome = wake(start, experiment.sequence(), thread);
                if (outcome.isPresent()) {
                    return outcome.map(its -> finding(start, experiment, its))
                            .map(finding -> new Witness(finding, experiment.sequence()));
                }
            }
        }
        return Optional.empty();
    }

    /** What the thread does if it is woken; empty if it does not progress. */
    private Optional<Outcome> wake(StartingPoint<M> start, MoveSequence sequence, int thread) {
        Outcome[] outcome = new Outcome[1];
        count(sequence);
        start.replay(sequence, session -> {
            Invocation invocation = session.threads().invocation(thread);
            int site = invocation.site();
            Invocation overtakenBy = invocation.overtakenBy();
            boolean progresses = invocation.blocking() == Blocking.WAIT
                    ? progressesIfWoken(session, invocation, site)
                    : progressesIfSignalled(session, invocation, site);
            outcome[0] = new Outcome(progresses, invocation, site, overtakenBy);
        });
        return Optional.ofNullable(outcome[0]).filter(Outcome::progresses);
    }

    private void count(MoveSequence sequence) {
        counts.addExecution();
        counts.addReplayed(sequence.length());
    }

    private static boolean progressesIfWoken(MonitorSession<?> session, Invocation invocation, int site) {
        boolean left = session.performToEndOfCall(new Move(MoveKind.SPURIOUS, invocation.number()));
        return left && (invocation.isCompleted() || invocation.site() != site);
    }

    /** Conditions have no spurious wake-ups here: all are signalled, and the threads run in the order of the lock's queue. */
    private static boolean progressesIfSignalled(MonitorSession<?> session, Invocation invocation, int site) {
        if (!session.signalConditions()) {
            return false;
        }
        for (int i = session.threads().present().size(); i > 0; i--) {
            Optional<Move> woken = session.candidates().stream()
                    .filter(move -> move.kind() == MoveKind.WOKEN)
                    .findFirst();
            if (woken.isEmpty()) {
                return false;
            }
            session.performToEndOfCall(woken.get());
            if (session.lastInvocation() == invocation) {
                return invocation.isCompleted() || invocation.site() != site;
            }
            if (session.lastInvocation().isCompleted()) {
                return false;
            }
        }
        return false;
    }

    private Finding finding(StartingPoint<M> start, Experiment experiment, Outcome outcome) {
        Invocation invocation = outcome.invocation();
        int site = outcome.site();
        if (!sites.isLooped(site)
                && newCallWaitSite(start, experiment.sequence(), invocation.callIndex()) == site) {
            return MonitorFindings.waitOutsideLoop(invocation, site, "woken for no reason");
        }
        return outcome.overtakenBy() != null
                ? MonitorFindings.wrongWaiter(invocation, site, outcome.overtakenBy())
                : MonitorFindings.missedNotification(invocation, site);
    }

    /** Where a new thread with that call waits; 0 if it does not. */
    private int newCallWaitSite(StartingPoint<M> start, MoveSequence sequence, int call) {
        int[] site = new int[1];
        count(sequence);
        start.replay(sequence, session -> {
            session.performToEndOfCall(new Move(MoveKind.CALL, call));
            Invocation invocation = session.lastInvocation();
            site[0] = invocation.isCompleted() ? 0 : invocation.site();
        });
        return site[0];
    }
}
