package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Whether any two threads of a program have anything to do with each other, apart from taking the same locks. */
final class ThreadInteraction {
    private static final int SEVERAL = -1;

    private final LongIndex variables = new LongIndex();
    /** By variable: the thread that uses it, or several; and whether it is written. */
    private int[] users = new int[32];

    private boolean[] written = new boolean[32];
    private boolean known;
    private boolean assumed;

    boolean isKnown() {
        return known;
    }

    /** The next execution shows an interaction in another way: threads keep one another from their ends. */
    void assume() {
        assumed = true;
    }

    /** Looks through an execution; true if that is the first one that shows an interaction. */
    boolean look(Trace trace) {
        if (known) {
            return false;
        }
        variables.clear();
        known = assumed;
        for (int event = firstStart(trace); event < trace.length() && !known; event++) {
            known = interacts(trace, event);
        }
        return known;
    }

    /** What comes before the first start comes before everything that others do. */
    private static int firstStart(Trace trace) {
        int event = 0;
        while (event < trace.length() && trace.thread(event) == trace.thread(0)) {
            if (trace.kind(event) == OpKind.START) {
                return event;
            }
            event++;
        }
        return 0;
    }

    private boolean interacts(Trace trace, int event) {
        return switch (trace.kind(event)) {
            case READ, WRITE, CALL, EXTRA_ACCESS ->
                uses(trace.thread(event), trace.object(event), trace.variable(event), trace.writes(event));
            case BEGIN, END, START, JOIN, LOCK, UNLOCK, SLEEP, YIELD -> false;
            default -> true;
        };
    }

    private boolean uses(int thread, int object, int variable, boolean writes) {
        int before = variables.size();
        int number = variables.number((long) object << 32 | variable & 0xFFFF_FFFFL);
        if (number == users.length) {
            users = Arrays.copyOf(users, number * 2);
            written = Arrays.copyOf(written, number * 2);
        }
        if (number == before) {
            users[number] = thread;
            written[number] = writes;
            return false;
        }
        boolean shared = users[number] != thread;
        written[number] |= writes;
        if (shared) {
            users[number] = SEVERAL;
        }
        return shared && written[number];
    }
}
