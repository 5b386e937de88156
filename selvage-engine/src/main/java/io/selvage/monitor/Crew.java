package io.selvage.monitor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The threads of one execution and who of them could move next. A {@code notify} only opens a choice here: it is kept until a
 * thread that it could have picked is moved, and then the oldest one is used up that was issued after that thread began to wait.
 */
final class Crew {
    /** A {@code notify} that nobody has used yet. */
    private record Pending(int lock, int time) {}

    private final List<Visit> all = new ArrayList<>();
    private final List<Visit> present = new ArrayList<>();
    private final List<Visit> completed = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();
    private int clock;

    /** A new thread makes {@code call} with move number {@code move}. */
    Visit enter(int callIndex, Call<?> call, int move) {
        Visit visit = new Visit(all.size() + 1, callIndex, call, move);
        all.add(visit);
        present.add(visit);
        return visit;
    }

    Visit visit(int number) {
        return all.get(number - 1);
    }

    List<Visit> all() {
        return Collections.unmodifiableList(all);
    }

    /** Those that are not completed, by age. */
    List<Visit> present() {
        return Collections.unmodifiableList(present);
    }

    /** In the order in which they were completed. */
    List<Visit> completed() {
        return Collections.unmodifiableList(completed);
    }

    /** {@code notify} was called; lost if nobody waits. */
    void notified(int lock) {
        clock++;
        for (Visit visit : present) {
            if (waitsOn(visit, lock)) {
                pending.add(new Pending(lock, clock));
                return;
            }
        }
    }

    void notifiedAll(int lock) {
        for (Visit visit : present) {
            if (waitsOn(visit, lock)) {
                visit.woken = true;
            }
        }
    }

    private static boolean waitsOn(Visit visit, int lock) {
        return visit.stop == Visit.Stop.WAIT && visit.lock == lock && !visit.woken;
    }

    /** {@code visit} begins to wait. */
    void waits(Visit visit, int lock, int site) {
        visit.stop = Visit.Stop.WAIT;
        visit.lock = lock;
        visit.site = site;
        visit.woken = false;
        visit.since = ++clock;
    }

    /** {@code visit} is about to move: whatever kept it is over, and the notification that it needs is used up. */
    void moves(Visit visit, Wake wake) {
        if (wake == Wake.NOTIFIED) {
            pending.remove(oldestFor(visit));
        }
        visit.stop = Visit.Stop.NONE;
        visit.status = Visit.Status.INSIDE;
        visit.woken = false;
        visit.passedOver = null;
    }

    /** Whether the notification that {@code visit} would use could also have gone to {@code other}. */
    boolean compete(Visit visit, Visit other) {
        Pending oldest = oldestFor(visit);
        return oldest != null && other != visit && waitsOn(other, oldest.lock) && other.since < oldest.time;
    }

    private Pending oldestFor(Visit visit) {
        for (Pending notify : pending) {
            if (waitsOn(visit, notify.lock) && notify.time > visit.since) {
                return notify;
            }
        }
        return null;
    }

    /** The move is over: {@code completed} ones are taken off, and it is found out what the others can do. */
    void settle() {
        for (int i = present.size() - 1; i >= 0; i--) {
            Visit visit = present.get(i);
            if (visit.isCompleted()) {
                present.remove(i);
                completed.add(visit);
            }
        }
        for (Visit visit : present) {
            boolean enters = switch (visit.stop) {
                case WAIT -> visit.woken || oldestFor(visit) != null;
                case BLOCK -> visit.woken || visit.enabled;
                case NONE -> false;
            };
            visit.status = visit.stop == Visit.Stop.NONE
                    ? Visit.Status.INSIDE
                    : enters ? Visit.Status.ENTERING : Visit.Status.WAITING;
        }
        if (!pending.isEmpty()) {
            dropUseless();
        }
    }

    private void dropUseless() {
        pending.removeIf(notify ->
                present.stream().noneMatch(visit -> waitsOn(visit, notify.lock) && visit.since < notify.time));
    }

    /** What the threads do at each wait point, in the form that {@link State} takes. */
    int[] groups() {
        if (present.isEmpty()) {
            return NO_GROUPS;
        }
        int[] groups = new int[present.size()];
        int count = 0;
        for (Visit visit : present) {
            int what = visit.isEntering() ? State.ENTERING : State.WAITING;
            int at = 0;
            while (at < count && groups[at] >>> 2 != visit.site) {
                at++;
            }
            if (at == count) {
                count++;
            }
            groups[at] |= State.group(visit.site, what);
        }
        int[] sorted = Arrays.copyOf(groups, count);
        Arrays.sort(sorted);
        return sorted;
    }

    private static final int[] NO_GROUPS = {};

    /** How many notifications are pending, and of each thread its call, where it is and whether it is on its way in; age does not count. */
    long[] crowd() {
        long[] crowd = new long[present.size() + 1];
        // More of them than there are threads change nothing.
        crowd[present.size()] = -Math.min(pending.size(), present.size());
        for (int i = 0; i < present.size(); i++) {
            Visit visit = present.get(i);
            int what = visit.isEntering() ? State.ENTERING : State.WAITING;
            int how = visit.woken || visit.stop == Visit.Stop.BLOCK ? 1 : 0;
            crowd[i] = (long) visit.callIndex() << 34 | (long) State.group(visit.site, what) << 1 | how;
        }
        Arrays.sort(crowd);
        return crowd;
    }

    /** The moves that are possible now, in the order of the algorithm; then time-outs, interrupts and spurious wake-ups. */
    List<Move> candidates(int calls, int interrupts, int spurious) {
        List<Move> moves = new ArrayList<>(calls + present.size());
        for (int call = 0; call < calls; call++) {
            moves.add(new Move(Wake.CALL, call));
        }
        for (Visit visit : present) {
            if (visit.enabled && (visit.woken || visit.stop == Visit.Stop.BLOCK)) {
                moves.add(new Move(Wake.WOKEN, visit.number()));
            }
        }
        add(moves, Wake.NOTIFIED);
        add(moves, Wake.TIMED_OUT);
        if (interrupts > 0) {
            add(moves, Wake.INTERRUPTED);
        }
        if (spurious > 0) {
            add(moves, Wake.SPURIOUS);
        }
        return moves;
    }

    private void add(List<Move> moves, Wake wake) {
        for (Visit visit : present) {
            if (can(visit, wake)) {
                moves.add(new Move(wake, visit.number()));
            }
        }
    }

    private boolean can(Visit visit, Wake wake) {
        boolean waits = visit.stop == Visit.Stop.WAIT && !visit.woken;
        return switch (wake) {
            case NOTIFIED -> oldestFor(visit) != null;
            case TIMED_OUT -> visit.timed && (waits || visit.stop == Visit.Stop.BLOCK && !visit.enabled);
            case INTERRUPTED -> waits || visit.stop == Visit.Stop.BLOCK && !visit.enabled && visit.lock == 0;
            case SPURIOUS -> waits;
            default -> false;
        };
    }
}
