package io.selvage.monitor.run;

import io.selvage.hooks.Sites;
import io.selvage.monitor.event.MonitorEvent;
import io.selvage.monitor.legal.CallHistory;
import io.selvage.monitor.run.Invocation.Blocking;
import io.selvage.monitor.spec.Call;
import io.selvage.monitor.spec.CallNames;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The threads of one execution and the moves they can make. A {@code notify} does not select a waiter at once: it stays
 * pending until a thread that it could have selected moves. That thread uses up the oldest notify issued after its wait
 * began.
 */
public final class MonitorThreads implements CallHistory {
    /** A {@code notify} that no thread has used yet. */
    private record PendingNotify(int lock, int time) {
        boolean couldSelect(Invocation invocation) {
            return invocation.waitsOn(lock) && invocation.waitedBefore(time);
        }
    }

    private static final int[] NO_GROUPS = {};

    private final List<Invocation> all = new ArrayList<>();
    private final List<Invocation> present = new ArrayList<>();
    private final List<Invocation> completed = new ArrayList<>();
    private final CallCounts counts = new CallCounts();
    private final List<PendingNotify> pending = new ArrayList<>();
    private final List<MonitorEvent> events = new ArrayList<>();
    private boolean heard;
    /** Counts waits and notifies. */
    private int clock;

    /** A new thread makes {@code call} with move number {@code move}. */
    Invocation startCall(int callIndex, Call<?> call, int move) {
        Invocation invocation = new Invocation(all.size() + 1, callIndex, call, move);
        all.add(invocation);
        counts.begin(callIndex, call.name());
        present.add(invocation);
        return invocation;
    }

    /** The call of the thread with that number, from 1. */
    public Invocation invocation(int number) {
        return all.get(number - 1);
    }

    public List<Invocation> all() {
        return Collections.unmodifiableList(all);
    }

    /** The calls that are not completed, oldest first. */
    public List<Invocation> present() {
        return Collections.unmodifiableList(present);
    }

    /** In the order of their completion. */
    public List<Invocation> completed() {
        return Collections.unmodifiableList(completed);
    }

    /** Says whether somebody listens to what happens. */
    void setHeard(boolean isListened) {
        heard = isListened;
    }

    boolean isHeard() {
        return heard;
    }

    /** Something happened in the move of {@code mover}; site 0 for no place in particular. */
    void record(MonitorEvent.Kind kind, Invocation mover, int site) {
        String where = site == 0 ? "" : Sites.get(site).location();
        events.add(new MonitorEvent(kind, "T" + mover.number(), mover.call().name(), where));
    }

    /** What happened since the last call. */
    List<MonitorEvent> takeEvents() {
        List<MonitorEvent> taken = List.copyOf(events);
        events.clear();
        return taken;
    }

    @Override
    public int begun(String call) {
        return counts.begun(call);
    }

    @Override
    public int completed(String call) {
        return counts.completed(call);
    }

    @Override
    public int completed(String call, String result) {
        int count = 0;
        for (Invocation invocation : completed) {
            boolean isIt = invocation.failure() == null
                    && String.valueOf(invocation.result()).equals(result);
            count += isIt && CallNames.matches(call, invocation.call().name()) ? 1 : 0;
        }
        return count;
    }

    @Override
    public Map<String, String> counts() {
        return counts.toMap();
    }

    /** {@code notify} was called; without waiters it is lost. */
    void notified(int lock) {
        clock++;
        if (present.stream().anyMatch(invocation -> invocation.waitsOn(lock))) {
            pending.add(new PendingNotify(lock, clock));
        }
    }

    void notifiedAll(int lock) {
        for (Invocation invocation : present) {
            if (invocation.waitsOn(lock)) {
                invocation.wake();
            }
        }
    }

    void beginWait(Invocation invocation, int lock, int site) {
        invocation.beginWait(lock, site, ++clock);
    }

    /** {@code invocation} is about to move; uses up the notify that it needs. */
    void beginMove(Invocation invocation, MoveKind kind) {
        if (kind == MoveKind.NOTIFIED) {
            pending.remove(oldestPendingNotify(invocation));
        }
        invocation.resume();
    }

    /** Whether the notify that {@code invocation} would use could also have selected {@code other}. */
    boolean couldReceiveSameNotify(Invocation invocation, Invocation other) {
        PendingNotify oldest = oldestPendingNotify(invocation);
        return oldest != null && other != invocation && oldest.couldSelect(other);
    }

    /** Null if there is none. */
    private PendingNotify oldestPendingNotify(Invocation invocation) {
        for (PendingNotify notify : pending) {
            if (notify.couldSelect(invocation)) {
                return notify;
            }
        }
        return null;
    }

    /**
     * Ends a move: removes completed calls, sets the statuses of the others, drops notifies that lost their waiters.
     */
    void updateStatuses() {
        for (int i = present.size() - 1; i >= 0; i--) {
            Invocation invocation = present.get(i);
            if (invocation.isCompleted()) {
                present.remove(i);
                completed.add(invocation);
                if (invocation.failure() == null) {
                    counts.complete(invocation.callIndex());
                }
            }
        }
        for (Invocation invocation : present) {
            invocation.updateStatus(oldestPendingNotify(invocation) != null);
        }
        if (!pending.isEmpty()) {
            pending.removeIf(notify -> present.stream().noneMatch(notify::couldSelect));
        }
    }

    /** For each wait site what its threads do, as {@link ExploredState} needs it. */
    int[] waitSiteGroups() {
        if (present.isEmpty()) {
            return NO_GROUPS;
        }
        int[] groups = new int[present.size()];
        int count = 0;
        for (Invocation invocation : present) {
            int group = group(invocation);
            int at = 0;
            while (at < count && ExploredState.siteOf(groups[at]) != invocation.site()) {
                at++;
            }
            if (at == count) {
                count++;
            }
            groups[at] |= group;
        }
        int[] sorted = Arrays.copyOf(groups, count);
        Arrays.sort(sorted);
        return sorted;
    }

    private static int group(Invocation invocation) {
        int activity = invocation.isEntering() ? ExploredState.ENTERING : ExploredState.WAITING;
        return ExploredState.group(invocation.site(), activity);
    }

    /**
     * The number of pending notifies, and for each thread its call, site and activity; the order of arrival does not
     * count.
     */
    long[] perThreadKey() {
        long[] key = new long[present.size() + 1];
        // More pending notifies than threads make no difference.
        key[present.size()] = -Math.min(pending.size(), present.size());
        for (int i = 0; i < present.size(); i++) {
            Invocation invocation = present.get(i);
            int isOutOfWait = invocation.isWoken() || invocation.blocking() == Blocking.BLOCK ? 1 : 0;
            key[i] = (long) invocation.callIndex() << 34 | (long) group(invocation) << 1 | isOutOfWait;
        }
        Arrays.sort(key);
        return key;
    }

    /**
     * Which present threads a {@code notify} could select that no thread has used yet, oldest first; more of them for
     * the same threads than there are threads make no difference.
     */
    public List<List<Integer>> pendingSelections() {
        List<List<Integer>> selections = new ArrayList<>();
        for (PendingNotify notify : pending) {
            List<Integer> selectable = new ArrayList<>();
            for (int i = 0; i < present.size(); i++) {
                if (notify.couldSelect(present.get(i))) {
                    selectable.add(i);
                }
            }
            if (Collections.frequency(selections, selectable) < selectable.size()) {
                selections.add(selectable);
            }
        }
        return selections;
    }

    /**
     * The possible moves: new calls, enabled threads, notified ones, then time-outs, interrupts and spurious wake-ups.
     */
    List<Move> candidates(int calls, int interrupts, int spurious) {
        List<Move> moves = new ArrayList<>(calls + present.size());
        for (int call = 0; call < calls; call++) {
            moves.add(new Move(MoveKind.CALL, call));
        }
        add(moves, MoveKind.WOKEN);
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

    private void add(List<Move> moves, MoveKind kind) {
        for (Invocation invocation : present) {
            if (isPossible(invocation, kind)) {
                moves.add(new Move(kind, invocation.number()));
            }
        }
    }

    private boolean isPossible(Invocation invocation, MoveKind kind) {
        boolean isWaiting = invocation.blocking() == Blocking.WAIT && !invocation.isWoken();
        boolean isBlocked = invocation.blocking() == Blocking.BLOCK && !invocation.isEnabled();
        return switch (kind) {
            case CALL -> false;
            case WOKEN -> invocation.isEnabled() && (invocation.isWoken() || invocation.blocking() == Blocking.BLOCK);
            case NOTIFIED -> oldestPendingNotify(invocation) != null;
            case TIMED_OUT -> invocation.isTimed() && (isWaiting || isBlocked);
            case INTERRUPTED -> isWaiting || isBlocked && invocation.lock() == 0;
            case SPURIOUS -> isWaiting;
        };
    }
}
