package io.selvage.strategy.tick;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import java.util.BitSet;

/** A choice on the path of a search: what there was to choose from, what was followed, what is still to be followed. */
final class TickNode {
    private final Choice.Kind kind;
    private final int[] threads;
    private final Variant[] variants;
    private final BitSet planned = new BitSet();
    private final BitSet done = new BitSet();
    private int pick;

    /**
     * Lets threads come to their first operation that matters before it follows anything else, so that where two of
     * them compete both are there to be chosen; then the first alternative, the thread that ran last if it can go on.
     */
    TickNode(Choice choice) {
        kind = choice.kind();
        threads = new int[choice.count()];
        variants = new Variant[choice.count()];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = choice.thread(i);
            variants[i] = choice.variant(i);
            if (kind != Choice.Kind.THREAD || variants[i] != Variant.GO) {
                planned.set(i);
            }
        }
        pick = preferred(choice);
        planned.set(pick);
    }

    private static int preferred(Choice choice) {
        for (int i = 0; choice.kind() == Choice.Kind.THREAD && i < choice.count(); i++) {
            OpKind kind = choice.operation(i).kind();
            if (choice.variant(i) == Variant.GO && (kind == OpKind.BEGIN || kind == OpKind.PARK)) {
                return i;
            }
        }
        return 0;
    }

    /** @throws DivergedException if {@code choice} is not the one that was made here before */
    void check(Choice choice) {
        boolean same = choice.kind() == kind && choice.count() == threads.length;
        for (int i = 0; same && i < threads.length; i++) {
            same = choice.thread(i) == threads[i] && choice.variant(i) == variants[i];
        }
        if (!same) {
            throw new DivergedException(choice.step(), this.toString(), new TickNode(choice).toString());
        }
    }

    int pick() {
        return pick;
    }

    boolean isThread() {
        return kind == Choice.Kind.THREAD;
    }

    /** What was followed is explored; goes on to what is planned besides, false if there is nothing. */
    boolean moveOn() {
        done.set(pick);
        for (int i = planned.nextSetBit(0); i >= 0; i = planned.nextSetBit(i + 1)) {
            if (!done.get(i)) {
                pick = i;
                return true;
            }
        }
        return false;
    }

    boolean offers(int thread) {
        return indexOf(thread) >= 0;
    }

    boolean plans(int thread) {
        int index = indexOf(thread);
        return index >= 0 && planned.get(index);
    }

    void plan(int thread) {
        planned.set(indexOf(thread));
    }

    void planAll() {
        planned.set(0, threads.length);
    }

    private int indexOf(int thread) {
        for (int i = 0; i < threads.length; i++) {
            if (threads[i] == thread) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("a choice of");
        for (int i = 0; i < threads.length; i++) {
            text.append(" t").append(threads[i]).append(' ').append(variants[i]);
        }
        return text.toString();
    }
}
