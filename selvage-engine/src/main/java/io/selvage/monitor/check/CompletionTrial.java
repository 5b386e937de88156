package io.selvage.monitor.check;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecution;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Follows one waiting thread through attempts to let it get on. */
final class CompletionTrial<M> {
    private final MonitorModel<M> spec;
    private final List<StateField<M>> fields;
    private final int site;
    private final int moreThreads;
    private Invocation subject;
    private boolean over;
    private boolean nested;
    private List<Object> key = List.of();
    private List<Move> candidates = List.of();

    CompletionTrial(MonitorModel<M> spec, List<StateField<M>> fields, int site, int moreThreads) {
        this.spec = spec;
        this.fields = fields;
        this.site = site;
        this.moreThreads = moreThreads;
    }

    /** Makes the moves of {@code trail}, which goes on from {@code start}, and looks where that leads. */
    void look(MonitorExecution arena, MoveSequence start, MoveSequence trail) {
        MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
        List<Move> moves = trail.moves();
        moves.subList(0, start.length()).forEach(session::perform);
        subject = session.crew().present().stream()
                .filter(visit -> visit.site == site)
                .findFirst()
                .orElseThrow();
        int most = session.crew().present().size() + moreThreads;
        for (Move move : moves.subList(start.length(), moves.size())) {
            if (!session.perform(move)) {
                over = true;
                return;
            }
        }
        over = subject.isCompleted() || subject.site != site;
        nested |= session.crew().present().stream()
                .anyMatch(visit -> visit.stop == Invocation.Stop.BLOCK && visit.lock != 0 && !visit.enabled);
        key = key(session);
        boolean isFull = session.crew().present().size() >= most;
        candidates = session.candidates(0, 0).stream()
                .filter(move -> !isFull || move.wake() != MoveKind.CALL)
                .toList();
    }

    /** Fields, and how many threads do what; the subject apart from the others. */
    private List<Object> key(MonitorSession<M> session) {
        List<Object> parts = new ArrayList<>(Arrays.asList(session.state().fields()));
        parts.add(subject.status);
        session.crew().present().stream()
                .filter(visit -> visit != subject)
                .map(visit -> visit.callIndex() + " " + visit.site + " " + visit.status)
                .sorted(Comparator.naturalOrder())
                .forEach(parts::add);
        return parts;
    }

    /** Whether the thread got on after all, or nothing can be said. */
    boolean isOver() {
        return over;
    }

    /** Whether a thread was seen to need a lock that another one holds while it waits. */
    boolean isNested() {
        return nested;
    }

    Invocation subject() {
        return subject;
    }

    List<Object> key() {
        return key;
    }

    List<Move> candidates() {
        return candidates;
    }
}
