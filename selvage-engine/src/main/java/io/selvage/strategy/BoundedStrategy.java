package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * All executions, those first that cost least: everything at a cost of 0, then of 1, and so on, each execution once.
 * Within one cost the search is depth first; an alternative that costs something is kept for later as the picks that
 * lead to it. Memory is therefore one path, and one beginning of a path for each alternative put off.
 */
public final class BoundedStrategy implements Strategy {
    /** What picking an alternative costs; those that cost nothing come first. */
    private interface Cost {
        int of(Choice choice, int alternative);
    }

    private final Cost cost;
    /** Beginnings still to be explored, by what they cost. */
    private final List<Deque<int[]>> later = new ArrayList<>();

    private int bound;
    private int[] picked = new int[64];
    /** How many alternatives of each choice cost nothing; 0 where the pick is part of the beginning. */
    private int[] free = new int[64];

    private int fixed;
    private int depth;
    private boolean started;

    private BoundedStrategy(Cost cost) {
        this.cost = cost;
    }

    /**
     * Counts preemptions: picks of another thread though the one that ran last could go on. Musuvathi, Qadeer,
     * "Iterative context bounding for systematic testing of multithreaded programs", PLDI 2007; that search, too, keeps
     * a queue.
     */
    public static BoundedStrategy preemptions() {
        return new BoundedStrategy(
                (choice, alternative) -> choice.continues() && choice.thread(alternative) != choice.thread(0) ? 1 : 0);
    }

    /**
     * Counts delays: how many threads are passed over that a scheduler without choice would have let run, which goes on
     * with the thread that ran last and otherwise takes the oldest. Emmi, Qadeer, Rakamarić, "Delay-bounded
     * scheduling", POPL 2011.
     */
    public static BoundedStrategy delays() {
        return new BoundedStrategy((choice, alternative) -> {
            int passed = 0;
            for (int i = 1; i <= alternative && choice.kind() == Choice.Kind.THREAD; i++) {
                passed += choice.thread(i) == choice.thread(i - 1) ? 0 : 1;
            }
            return passed;
        });
    }

    /** What the executions that are being run cost; all cheaper ones have been run. */
    public int bound() {
        return bound;
    }

    @Override
    public boolean begin() {
        if (started && !moveOn() && !takeNext()) {
            return false;
        }
        started = true;
        depth = 0;
        return true;
    }

    private boolean moveOn() {
        int last = depth - 1;
        while (last >= 0 && picked[last] + 1 >= free[last]) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        picked[last]++;
        fixed = last + 1;
        return true;
    }

    private boolean takeNext() {
        while (bound < later.size() && later.get(bound).isEmpty()) {
            bound++;
        }
        if (bound >= later.size()) {
            return false;
        }
        int[] beginning = later.get(bound).removeLast();
        reserve(beginning.length);
        System.arraycopy(beginning, 0, picked, 0, beginning.length);
        Arrays.fill(free, 0, beginning.length, 0);
        fixed = beginning.length;
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.count() == 1) {
            return 0;
        }
        int at = depth++;
        reserve(depth);
        if (at >= fixed) {
            picked[at] = 0;
            free[at] = putOff(choice, at);
        } else if (picked[at] >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (picked[at] + 1) + " alternatives", choice.count() + " alternatives");
        }
        return picked[at];
    }

    /** Keeps the alternatives that cost something for later; returns how many do not. */
    private int putOff(Choice choice, int at) {
        int costless = 0;
        for (int i = 0; i < choice.count(); i++) {
            int price = cost.of(choice, i);
            if (price == 0) {
                costless++;
            } else {
                int[] beginning = Arrays.copyOf(picked, at + 1);
                beginning[at] = i;
                while (later.size() <= bound + price) {
                    later.add(new ArrayDeque<>());
                }
                later.get(bound + price).addLast(beginning);
            }
        }
        return costless;
    }

    private void reserve(int size) {
        if (size > picked.length) {
            picked = Arrays.copyOf(picked, size * 2);
            free = Arrays.copyOf(free, size * 2);
        }
    }

    @Override
    public void end(Trace trace) {
        // The path itself is all that this search needs.
    }
}
