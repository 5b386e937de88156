package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Access;
import io.selvage.dependence.LongIndex;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.LockState;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The critical sections of one execution. A lock is <em>simple</em> in it if it is only ever taken by a thread that
 * holds no other lock, given back again, and in between nothing is done but accesses and calls that do not block: then
 * its sections can stand in any order, except for those that conflict in content. A section that runs code nobody sees
 * into may have any content: it conflicts with all others of its lock, or with those that change something if that code
 * only looks.
 */
final class CriticalSections {
    static final int NONE = -1;

    private static final int[] NO_STEPS = {};
    private static final long[] NOTHING = {};

    private final LongIndex locks = new LongIndex();
    private boolean[] notSimple = new boolean[16];

    private int size;
    private int[] lock = new int[16];
    private int[] thread = new int[16];
    private int[] first = new int[16];
    private int[] last = new int[16];
    private long[][] content = new long[16][];
    private boolean[] readsUnknown = new boolean[16];
    private boolean[] writesUnknown = new boolean[16];
    /** By thread the section it is in. */
    private int[] current = new int[8];

    private final LockState held = new LockState();
    /** By step the section that it begins, ends, or lies in. */
    private int[] sectionOf = NO_STEPS;

    private Trace trace;
    /** Whether the JVM ends: a section then need not be whole, so no lock is simple. */
    private boolean halts;

    /**
     * Finds the sections.
     *
     * @param reached what a step reached
     * @return whether there are two that can change places
     */
    boolean read(Trace itsTrace, IntFunction<long[]> reached) {
        trace = itsTrace;
        reset();
        for (int event = 0; event < trace.length(); event++) {
            read(event);
        }
        for (int i = 0; i < size; i++) {
            if (last[i] == NONE) {
                markNotSimple(lock[i]);
            }
        }
        for (int i = 0; i < trace.pending(); i++) {
            if (trace.pendingOperation(i).kind() != null) {
                markNotSimple(number(trace.pendingOperation(i).object()));
            }
        }
        for (int i = 0; i < locks.size() && halts; i++) {
            markNotSimple(i);
        }
        return assign(reached);
    }

    private void reset() {
        locks.clear();
        size = 0;
        halts = false;
        Arrays.fill(current, NONE);
        held.reset();
        Arrays.fill(notSimple, false);
        if (sectionOf.length < trace.steps()) {
            sectionOf = new int[trace.steps() * 2];
        }
        Arrays.fill(sectionOf, NONE);
    }

    private void read(int event) {
        int who = trace.thread(event);
        if (who >= current.length) {
            int before = current.length;
            current = Arrays.copyOf(current, who * 2);
            Arrays.fill(current, before, current.length, NONE);
        }
        int inside = current[who];
        if (inside != NONE && trace.variant(event) != Variant.GO) {
            markNotSimple(lock[inside]);
        }
        held.apply(trace, event);
        switch (trace.kind(event)) {
            case LOCK -> enter(event, who);
            case UNLOCK -> leave(event, who);
            case READ, WRITE, CALL -> {
                // Content.
            }
            case EXTRA_ACCESS -> {
                if (trace.variable(event) != ExtraAccess.WHOLE_OBJECT) {
                    markAround(event, inside);
                }
            }
            case HALT -> halts = true;
            default -> markAround(event, inside);
        }
        if (current[who] != NONE) {
            readsUnknown[current[who]] |= trace.readsUnknown(event);
            writesUnknown[current[who]] |= trace.writesUnknown(event);
        }
        if (current[who] != NONE || inside != NONE) {
            sectionOf[trace.step(event) - 1] = inside == NONE ? current[who] : inside;
        }
    }

    private void enter(int event, int who) {
        int taken = number(trace.object(event));
        boolean isAlone = held.count(who) == 1;
        if (isAlone && current[who] == NONE) {
            begin(taken, who, trace.step(event) - 1);
        } else if (!isAlone || lock[current[who]] != taken) {
            markNotSimple(taken);
            for (int i = 0; i < held.count(who); i++) {
                markNotSimple(number(held.lock(who, i)));
            }
        }
    }

    private void begin(int taken, int who, int step) {
        if (size == lock.length) {
            lock = Arrays.copyOf(lock, size * 2);
            thread = Arrays.copyOf(thread, size * 2);
            first = Arrays.copyOf(first, size * 2);
            last = Arrays.copyOf(last, size * 2);
            content = Arrays.copyOf(content, size * 2);
            readsUnknown = Arrays.copyOf(readsUnknown, size * 2);
            writesUnknown = Arrays.copyOf(writesUnknown, size * 2);
        }
        lock[size] = taken;
        thread[size] = who;
        first[size] = step;
        last[size] = NONE;
        readsUnknown[size] = false;
        writesUnknown[size] = false;
        current[who] = size++;
    }

    private void leave(int event, int who) {
        int given = number(trace.object(event));
        int inside = current[who];
        if (inside == NONE || lock[inside] != given) {
            markNotSimple(given);
        } else if (held.depth(who, trace.object(event)) == 0) {
            last[inside] = trace.step(event) - 1;
            current[who] = NONE;
        }
    }

    /** Something that is more than content: neither its object nor the lock held around it is simple. */
    private void markAround(int event, int inside) {
        markNotSimple(number(trace.object(event)));
        if (inside != NONE) {
            markNotSimple(lock[inside]);
        }
    }

    private int number(int object) {
        int number = locks.number(object);
        if (number >= notSimple.length) {
            notSimple = Arrays.copyOf(notSimple, number * 2);
        }
        return number;
    }

    private void markNotSimple(int number) {
        notSimple[number] = true;
    }

    private boolean assign(IntFunction<long[]> reached) {
        for (int step = 0; step < trace.steps(); step++) {
            if (sectionOf[step] != NONE && notSimple[lock[sectionOf[step]]]) {
                sectionOf[step] = NONE;
            }
        }
        for (int i = 0; i < size; i++) {
            content[i] = NOTHING;
        }
        for (int step = 0; step < trace.steps(); step++) {
            if (sectionOf[step] != NONE) {
                add(sectionOf[step], reached.apply(step));
            }
        }
        return hasPairToSwap();
    }

    private void add(int section, long[] accesses) {
        long[] inside = Arrays.stream(accesses)
                .filter(access -> !Access.facet(access).isMonitor())
                .toArray();
        long[] before = content[section];
        long[] all = Arrays.copyOf(before, before.length + inside.length);
        System.arraycopy(inside, 0, all, before.length, inside.length);
        content[section] = all;
    }

    private boolean hasPairToSwap() {
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < i && !notSimple[lock[i]]; k++) {
                if (lock[i] == lock[k] && thread[i] != thread[k] && !conflict(i, k)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the order of two sections of one lock matters. */
    boolean conflict(int one, int other) {
        return lock[one] == lock[other]
                && thread[one] != thread[other]
                && (mayReach(one, other) || mayReach(other, one) || Access.conflict(content[one], content[other]));
    }

    /** Whether code of {@code one} that nobody sees into may conflict with {@code other}. */
    private boolean mayReach(int one, int other) {
        return writesUnknown[one] || readsUnknown[one] && changes(other);
    }

    private boolean changes(int section) {
        for (long access : content[section]) {
            if (Access.changes(access)) {
                return true;
            }
        }
        return false;
    }

    int first(int section) {
        return first[section];
    }

    int last(int section) {
        return last[section];
    }

    /** The section of a simple lock that begins with {@code step}, or {@link #NONE}. */
    int begunBy(int step) {
        int section = sectionOf[step];
        return section != NONE && first[section] == step ? section : NONE;
    }

    /** Whether the event takes or gives back a simple lock. */
    boolean isSimpleLockEvent(int event) {
        OpKind kind = trace.kind(event);
        if (kind != OpKind.LOCK && kind != OpKind.UNLOCK) {
            return false;
        }
        int number = locks.find(trace.object(event));
        return number >= 0 && !notSimple[number];
    }

    /**
     * Whether steps can follow each other from before step {@code at} on without two threads in sections of one lock.
     *
     * @param order their numbers
     * @param then the number of a step that comes after them, or one that is no step
     */
    boolean arePossible(int at, int[] order, int count, int then) {
        int[] holder = new int[locks.size()];
        Arrays.fill(holder, NONE);
        for (int i = 0; i < size; i++) {
            if (!notSimple[lock[i]] && first[i] < at && last[i] >= at) {
                holder[lock[i]] = i;
            }
        }
        for (int i = 0; i < count; i++) {
            int section = sectionOf[order[i]];
            if (section != NONE) {
                if (holder[lock[section]] != NONE && holder[lock[section]] != section) {
                    return false;
                }
                holder[lock[section]] = last[section] == order[i] ? NONE : section;
            }
        }
        int section = then < trace.steps() && then >= 0 ? sectionOf[then] : NONE;
        return section == NONE || holder[lock[section]] == NONE || holder[lock[section]] == section;
    }
}
