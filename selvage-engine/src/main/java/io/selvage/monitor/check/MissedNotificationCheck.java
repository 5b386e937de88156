package io.selvage.monitor.check;

import io.selvage.hooks.Sites;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecution;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Wakes threads that nobody has woken, to see whether they would go on: where nobody is on the way in, a thread that would is one that
 * somebody has forgotten. What is tried out here belongs to no path and is not counted.
 */
final class MissedNotificationCheck<M> {
    /** So many threads of one state are tried; more of the same kind would tell nothing new. */
    private static final int MOST_THREADS = 6;

    /** A state and the threads to wake there, one at a time. */
    private record Plan(MoveSequence trail, List<Integer> threads) {}

    /** What came of waking a thread. */
    private record Outcome(boolean goesOn, Invocation visit, int site, Invocation passedOver, int waitsOfNew) {}

    private final MonitorModel<M> spec;
    private final WaitNotifySites points;
    private final ExplorationCounts tally;
    private final Set<List<Object>> tried = new HashSet<>();
    private final Deque<Plan> plans = new ArrayDeque<>();

    MissedNotificationCheck(MonitorModel<M> spec, WaitNotifySites points, ExplorationCounts tally) {
        this.spec = spec;
        this.points = points;
        this.tally = tally;
    }

    /** Another starting point: what was tried says nothing about it. */
    void beginAnew() {
        tried.clear();
    }

    /** Takes note of a state that {@code trail} leads to, if there is something to try out. */
    void consider(MonitorSession<M> session, MoveSequence trail) {
        List<Integer> threads = new ArrayList<>();
        long[] kinds = new long[session.crew().present().size()];
        int count = 0;
        for (Invocation visit : session.crew().present()) {
            if (visit.isEntering()) {
                return;
            }
            if (!visit.timed
                    && (visit.stop == Invocation.Stop.WAIT || visit.lock == 0)
                    && threads.size() < MOST_THREADS) {
                threads.add(visit.number());
            }
            kinds[count++] = (long) visit.callIndex() << 32 | visit.site;
        }
        Arrays.sort(kinds);
        if (!threads.isEmpty()
                && tried.add(List.of(Arrays.asList(session.state().fields()), Arrays.toString(kinds)))) {
            plans.add(new Plan(trail, threads));
        }
    }

    /** Tries out what there is to try; answers with the first thing that is wrong. */
    Optional<MoveChecker.Sighting> run(MonitorExecutor venue, Supplier<? extends M> maker, List<StateField<M>> fields) {
        while (!plans.isEmpty()) {
            Plan plan = plans.poll();
            for (int thread : plan.threads()) {
                Outcome outcome = wake(venue, maker, fields, plan.trail(), thread);
                if (outcome.goesOn()) {
                    return Optional.of(new MoveChecker.Sighting(finding(outcome), plan.trail()));
                }
            }
        }
        return Optional.empty();
    }

    private Outcome wake(
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            List<StateField<M>> fields,
            MoveSequence trail,
            int thread) {
        Outcome[] answer = new Outcome[1];
        tally.executions++;
        venue.open(maker, arena -> {
            MonitorSession<M> session = replayed(fields, arena, trail);
            Invocation visit = session.crew().visit(thread);
            int site = visit.site;
            Invocation passedOver = visit.passedOver;
            boolean goesOn;
            if (visit.stop == Invocation.Stop.WAIT) {
                boolean left = session.performWhole(new Move(MoveKind.SPURIOUS, thread));
                goesOn = left && (visit.isCompleted() || visit.site != site);
            } else {
                goesOn = goesOnIfSignalled(session, visit, site);
            }
            answer[0] = new Outcome(goesOn, visit, site, passedOver, 0);
        });
        Outcome outcome = answer[0];
        return outcome.goesOn() && !points.isLooped(outcome.site())
                ? new Outcome(
                        true,
                        outcome.visit(),
                        outcome.site(),
                        outcome.passedOver(),
                        waitOfNewCall(
                                venue, maker, fields, trail, outcome.visit().callIndex()))
                : outcome;
    }

    /** Conditions have no spurious wake-ups here: all of them are signalled, and who has got the lock first goes first. */
    private static <M> boolean goesOnIfSignalled(MonitorSession<M> session, Invocation visit, int site) {
        if (!session.signalConditions()) {
            return false;
        }
        for (int i = session.crew().present().size(); i > 0; i--) {
            Optional<Move> woken = session.candidates(0, 0).stream()
                    .filter(move -> move.wake() == MoveKind.WOKEN)
                    .findFirst();
            if (woken.isEmpty()) {
                return false;
            }
            session.performWhole(woken.get());
            if (session.last() == visit) {
                return visit.isCompleted() || visit.site != site;
            }
            if (session.last().isCompleted()) {
                return false;
            }
        }
        return false;
    }

    /** Where a new thread with the same call would wait; 0 if it would not. */
    private int waitOfNewCall(
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            List<StateField<M>> fields,
            MoveSequence trail,
            int call) {
        int[] site = new int[1];
        tally.executions++;
        venue.open(maker, arena -> {
            MonitorSession<M> session = replayed(fields, arena, trail);
            session.performWhole(new Move(MoveKind.CALL, call));
            site[0] = session.last().isCompleted() ? 0 : session.last().site;
        });
        return site[0];
    }

    private MonitorSession<M> replayed(List<StateField<M>> fields, MonitorExecution arena, MoveSequence trail) {
        MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
        trail.moves().forEach(session::perform);
        tally.replayed += trail.length();
        return session;
    }

    private Finding finding(Outcome outcome) {
        Invocation visit = outcome.visit();
        String place = Sites.get(outcome.site()).place();
        Finding finding;
        if (outcome.waitsOfNew() == outcome.site()) {
            finding = unlooped(visit, place, "woken for no reason");
        } else if (outcome.passedOver() != null) {
            finding = Finding.of(
                    FindingKind.WRONG_WAITER,
                    "notify woke " + outcome.passedOver() + ", which had to wait again, and not " + visit
                            + ", which could go on");
        } else {
            finding = Finding.of(
                    FindingKind.MISSED_NOTIFICATION,
                    visit + " waits at " + place + " though it could go on, and nobody is about to wake it");
        }
        return finding.withSites(List.of(place));
    }

    /** {@code how}: what made the thread go on although a new one would have to wait. */
    static Finding unlooped(Invocation visit, String place, String how) {
        return Finding.of(
                        FindingKind.PROPERTY_VIOLATION,
                        "the wait at " + place + " is in no loop: " + how + ", " + visit
                                + " goes on without looking, where a new call would have to wait")
                .withFailureClass(FailureClass.FF_T3)
                .withSites(List.of(place));
    }
}
