package io.selvage.monitor.check;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.Invocation.Blocking;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Executions that try to let one waiting thread, the subject, progress. */
final class CompletionTrial<M> {
    private final StartingPoint<M> start;
    private final MoveSequence prefix;
    private final int site;
    private final int extraThreads;
    private Invocation subject;
    private boolean progressed;
    private boolean nested;
    private List<Object> key = List.of();
    private List<Move> candidates = List.of();

    /**
     * @param prefix the moves after which the subject waits
     * @param site where it waits; the oldest thread there is the subject
     * @param extraThreads how many more threads than after the prefix may be present
     */
    CompletionTrial(StartingPoint<M> start, MoveSequence prefix, int site, int extraThreads) {
        this.start = start;
        this.prefix = prefix;
        this.site = site;
        this.extraThreads = extraThreads;
    }

    /** One execution of {@code sequence}, which continues the prefix. */
    void execute(MoveSequence sequence) {
        List<Move> moves = sequence.moves();
        start.execute(session -> {
            moves.subList(0, prefix.length()).forEach(session::perform);
            subject = session.threads().present().stream()
                    .filter(invocation -> invocation.site() == site)
                    .findFirst()
                    .orElseThrow();
            int maxThreads = session.threads().present().size() + extraThreads;
            progressed = !moves.subList(prefix.length(), moves.size()).stream().allMatch(session::perform);
            if (!progressed) {
                observe(session, maxThreads);
            }
        });
    }

    private void observe(MonitorSession<M> session, int maxThreads) {
        progressed = subject.isCompleted() || subject.site() != site;
        nested |= session.threads().present().stream()
                .anyMatch(other -> other.blocking() == Blocking.BLOCK && other.lock() != 0 && !other.isEnabled());
        key = key(session);
        candidates = session.candidatesWithin(maxThreads);
    }

    /** Field values, the subject's status, and how many other threads do what. */
    private List<Object> key(MonitorSession<M> session) {
        List<Object> parts = new ArrayList<>(Arrays.asList(session.state().fields()));
        parts.add(subject.status());
        session.threads().present().stream()
                .filter(other -> other != subject)
                .map(other -> other.callIndex() + " " + other.site() + " " + other.status())
                .sorted(Comparator.naturalOrder())
                .forEach(parts::add);
        return parts;
    }

    /** Whether the subject left its wait site, or nothing can be said because a move did not end. */
    boolean progressed() {
        return progressed;
    }

    /** Whether in any execution a thread was blocked by a lock that another one holds. */
    boolean isNested() {
        return nested;
    }

    Invocation subject() {
        return subject;
    }

    /** Equal for executions after which the same can happen. */
    List<Object> key() {
        return key;
    }

    List<Move> candidates() {
        return candidates;
    }
}
