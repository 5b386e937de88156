package io.selvage.monitor.run;

import io.selvage.monitor.spec.Call;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The threads of one execution and who of them could move next. A {@code notify} only opens a choice here: it is kept until a
 * thread that it could have picked is moved, and then the oldest one is used up that was issued after that thread began to wait.
 */
public final class MonitorThreads {
    /** A {@code notify} that nobody has used yet. */
    private record Pending(int lock, int time) {}

    private final List<Invocation> all = new ArrayList<>();
    private final List<Invocation> present = new ArrayList<>();
    private final List<Invocation> completed = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();
    private int clock;

    /** A new thread makes {@code call} with move number {@code move}. */
    Invocation enter(int callIndex, Call<?> call, int move) {
        Invocation visit = new Invocation(all.size() + 1, callIndex, call, move);
        all.add(visit);
        present.add(visit);
        return visit;
    }

    public Invocation visit(int number) {
        return all.get(number - 1);
    }

    public List<Invocation> all() {
        return Collections.unmodifiableList(all);
    }

    /** Those that are not completed, by age. */
    public List<Invocation> present() {
        return Collections.unmodifiableList(present);
    }

    /** In the order in which they were completed. */
    public List<Invocation> completed() {
        return Collections.unmodifiableList(completed);
    }

    /** {@code notify} was called; lost if nobody waits. */
    void notified(int lock) {
        clock++;
        for (Invocation visit : present) {
            if (waitsOn(visit, lock)) {
                pending.add(new Pending(lock, clock));
                return;
            }
        }
    }

    void notifiedAll(int lock) {
        for (Invocation visit : present) {
            if (waitsOn(visit, lock)) {
                visit.woken = true;
            }
        }
    }

    private static boolean waitsOn(Invocation visit, int lock) {
        return visit.stop == Invocation.Stop.WAIT && visit.lock == lock && !visit.woken;
    }

    /** {@code visit} begins to wait. */
    void waits(Invocation visit, int lock, int site) {
        visit.stop = Invocation.Stop.WAIT;
        visit.lock = lock;
        visit.site = site;
        visit.woken = false;
        visit.since = ++clock;
    }

    /** {@code visit} is about to move: whatever kept it is over, and the notification that it needs is used up. */
    void moves(Invocation visit, MoveKind wake) {
        if (wake == MoveKind.NOTIFIED) {
            pending.remove(oldestFor(visit));
        }
        visit.stop = Invocation.Stop.NONE;
        visit.status = Invocation.Status.INSIDE;
        visit.woken = false;
        visit.passedOver = null;
    }

    /** Whether the notification that {@code visit} would use could also have gone to {@code other}. */
    boolean compete(Invocation visit, Invocation other) {
        Pending oldest = oldestFor(visit);
        return oldest != null && other != visit && waitsOn(other, oldest.lock) && other.since < oldest.time;
    }

    private Pending oldestFor(Invocation visit) {
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
            Invocation visit = present.get(i);
            if (visit.isCompleted()) {
                present.remove(i);
                completed.add(visit);
            }
        }
        for (Invocation visit : present) {
            boolean enters = switch (visit.stop) {
                case WAIT -> visit.woken || oldestFor(visit) != null;
                case BLOCK -> visit.woken || visit.enabled;
                case NONE -> false;
            };
            visit.status = visit.stop == Invocation.Stop.NONE
                    ? Invocation.Status.INSIDE
                    : enters ? Invocation.Status.ENTERING : Invocation.Status.WAITING;
        }
        if (!pending.isEmpty()) {
            dropUseless();
        }
    }

    private void dropUseless() {
        pending.removeIf(notify ->
                present.stream().noneMatch(visit -> waitsOn(visit, notify.lock) && visit.since < notify.time));
    }

    /** What the threads do at each wait point, in the form that {@link ExploredState} takes. */
    int[] groups() {
        if (present.isEmpty()) {
            return NO_GROUPS;
        }
        int[] groups = new int[present.size()];
        int count = 0;
        for (Invocation visit : present) {
            int what = visit.isEntering() ? ExploredState.ENTERING : ExploredState.WAITING;
            int at = 0;
            while (at < count && groups[at] >>> 2 != visit.site) {
                at++;
            }
            if (at == count) {
                count++;
            }
            groups[at] |= ExploredState.group(visit.site, what);
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
            Invocation visit = present.get(i);
            int what = visit.isEntering() ? ExploredState.ENTERING : ExploredState.WAITING;
            int how = visit.woken || visit.stop == Invocation.Stop.BLOCK ? 1 : 0;
            crowd[i] = (long) visit.callIndex() << 34 | (long) ExploredState.group(visit.site, what) << 1 | how;
        }
        Arrays.sort(crowd);
        return crowd;
    }

    /** The moves that are possible now, in the order of the algorithm; then time-outs, interrupts and spurious wake-ups. */
    List<Move> candidates(int calls, int interrupts, int spurious) {
        List<Move> moves = new ArrayList<>(calls + present.size());
        for (int call = 0; call < calls; call++) {
            moves.add(new Move(MoveKind.CALL, call));
        }
        for (Invocation visit : present) {
            if (visit.enabled && (visit.woken || visit.stop == Invocation.Stop.BLOCK)) {
                moves.add(new Move(MoveKind.WOKEN, visit.number()));
            }
        }
        add(moves, MoveKind.NOTIFIED);
        add(moves, MoveKind.TIMED_OUT);
        if (interrupts > 0) {
            add(moves, MoveKind.INTERRUPTED);
        }
        if (spurious > 0) {
            add(moves, MoveKind.SPURIOUS);
        }
        return moves;
    }

    private void add(List<Move> moves, MoveKind wake) {
        for (Invocation visit : present) {
            if (can(visit, wake)) {
                moves.add(new Move(wake, visit.number()));
            }
        }
    }

    private boolean can(Invocation visit, MoveKind wake) {
        boolean waits = visit.stop == Invocation.Stop.WAIT && !visit.woken;
        return switch (wake) {
            case NOTIFIED -> oldestFor(visit) != null;
            case TIMED_OUT -> visit.timed && (waits || visit.stop == Invocation.Stop.BLOCK && !visit.enabled);
            case INTERRUPTED -> waits || visit.stop == Invocation.Stop.BLOCK && !visit.enabled && visit.lock == 0;
            case SPURIOUS -> waits;
            default -> false;
        };
    }
}
