package io.selvage.strategy.selective;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;

/** A state on the path of a selective search: what is possible there, what has been tried, what need not be. */
final class SelectiveNode {
    private static final int NONE = -1;

    /** The alternatives. */
    private int count;

    private int[] thread = new int[8];
    private Variant[] variant = new Variant[8];
    private boolean[] tried = new boolean[8];

    /** Disabled threads, with the accesses of their pending operations and the locks they hold. */
    private int disabled;

    private int[] disabledThread = new int[4];
    private int[][] disabledAccesses = new int[4][];
    private int[][] disabledHeld = new int[4][];

    private final BitSet unknownEnabler = new BitSet();

    /** By thread: how many transitions it has made. */
    private int[] done = new int[8];

    /** Transitions that were taken from earlier states and whose results have been seen in another order. */
    private final List<SelectiveTransition> sleepSet = new ArrayList<>();
    /** Transitions that were taken from here before the current one. */
    private final List<SelectiveTransition> explored = new ArrayList<>();

    private int seed;
    private int current;
    private SelectiveTransition taken;

    private final NestedChoices nestedChoices = new NestedChoices();

    void reset(Choice choice, int[] transitions, int threads) {
        count = choice.count();
        disabled = 0;
        unknownEnabler.clear();
        if (count > thread.length) {
            thread = new int[count * 2];
            variant = new Variant[count * 2];
            tried = new boolean[count * 2];
        }
        for (int i = 0; i < count; i++) {
            thread[i] = choice.thread(i);
            variant[i] = choice.variant(i);
            tried[i] = false;
        }
        if (threads > done.length) {
            done = new int[threads * 2];
        }
        Arrays.fill(done, 0);
        System.arraycopy(transitions, 0, done, 0, threads);
        sleepSet.clear();
        explored.clear();
        taken = null;
        nestedChoices.clear();
    }

    /** It is not known which transitions would enable {@code whose}. */
    void markUnknownEnabler(int whose) {
        unknownEnabler.set(whose);
    }

    boolean hasUnknownEnabler(int whose) {
        return unknownEnabler.get(whose);
    }

    void addDisabled(int whose, int[] accesses, int[] held) {
        if (disabled == disabledThread.length) {
            disabledThread = Arrays.copyOf(disabledThread, disabled * 2);
            disabledAccesses = Arrays.copyOf(disabledAccesses, disabled * 2);
            disabledHeld = Arrays.copyOf(disabledHeld, disabled * 2);
        }
        disabledThread[disabled] = whose;
        disabledAccesses[disabled] = accesses;
        disabledHeld[disabled++] = held;
    }

    /**
     * The sleep set of {@code before} and the transitions explored from there, as far as they are independent of the
     * transition taken.
     */
    void inheritSleepSet(SelectiveNode before, MayAccessSummary reach) {
        boolean dependsOnAll = before.taken.variant() == Variant.IDLE_TIMEOUT;
        if (dependsOnAll || before.sleepSet.isEmpty() && before.explored.isEmpty()) {
            return;
        }
        reach.mark(before.taken.accesses());
        inherit(before.sleepSet, before.taken, reach);
        inherit(before.explored, before.taken, reach);
        if (!sleepSet.isEmpty()) {
            reach.rely(before.taken.accesses(), AliasClasses.PASSED);
        }
    }

    private void inherit(List<SelectiveTransition> sleepers, SelectiveTransition step, MayAccessSummary reach) {
        for (int i = 0; i < sleepers.size(); i++) {
            SelectiveTransition sleeper = sleepers.get(i);
            boolean dependsOnAll = sleeper.variant() == Variant.IDLE_TIMEOUT;
            if (!dependsOnAll && sleeper.thread() != step.thread() && !reach.conflictsWithMarked(sleeper.accesses())) {
                sleepSet.add(sleeper);
                reach.rely(sleeper.accesses(), AliasClasses.SLEPT);
            }
        }
    }

    /**
     * Decides for an alternative, which is the seed of all that will have to be tried; false if there is no need to.
     */
    boolean chooseFirst(Choice choice, int tired) {
        current = NONE;
        for (int i = 0; i < count; i++) {
            if (!isInSleepSet(i)
                    && (current == NONE || shouldYield(choice, current, tired) && !shouldYield(choice, i, tired))) {
                current = i;
            }
        }
        if (current == NONE) {
            return false;
        }
        seed = thread[current];
        return true;
    }

    /** Whether others should go first: an alternative that only passes time, or of a thread that has run for long. */
    private boolean shouldYield(Choice choice, int alternative, int tired) {
        return thread[alternative] == tired
                || variant[alternative] != Variant.GO
                || choice.operation(alternative).kind() == OpKind.YIELD;
    }

    private boolean isInSleepSet(int alternative) {
        for (int i = 0; i < sleepSet.size(); i++) {
            SelectiveTransition sleeper = sleepSet.get(i);
            if (sleeper.nestedChoices().length == 0 && sleeper.isBy(thread[alternative], variant[alternative])) {
                return true;
            }
        }
        return false;
    }

    int thread() {
        return thread[current];
    }

    Variant variant() {
        return variant[current];
    }

    int current() {
        return current;
    }

    /** A run of the current transition begins. */
    void start() {
        nestedChoices.start();
    }

    /** The answer to the next choice within the current transition, -1 if all have been given. */
    int chooseNested(int among) {
        return nestedChoices.choose(among, this::isInSleepSet);
    }

    private boolean isInSleepSet(int[] first, int count, int last) {
        for (int i = 0; i < sleepSet.size(); i++) {
            SelectiveTransition sleeper = sleepSet.get(i);
            if (sleeper.isBy(thread(), variant()) && sleeper.chose(first, count, last)) {
                return true;
            }
        }
        return false;
    }

    int[] nestedChoices() {
        return nestedChoices.toArray();
    }

    void setTaken(SelectiveTransition transition) {
        taken = transition;
    }

    /** Selects the next transition that has to be explored; false if there is none. */
    boolean nextTransition(PersistentSet persistent) {
        if (taken != null) {
            explored.add(taken);
            taken = null;
        }
        if (nestedChoices.moveOn(this::isInSleepSet)) {
            return true;
        }
        tried[current] = true;
        return hasMore() && choose(persistent);
    }

    private boolean hasMore() {
        for (int i = 0; i < count; i++) {
            if (!tried[i] && !isInSleepSet(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean choose(PersistentSet persistent) {
        persistent.grow(this);
        for (int i = 0; i < count; i++) {
            if (!tried[i] && persistent.contains(thread[i]) && !isInSleepSet(i)) {
                current = i;
                return true;
            }
        }
        return false;
    }

    /** All threads that have begun or could. */
    void forEachLive(IntConsumer action) {
        for (int i = 0; i < count; i++) {
            action.accept(thread[i]);
        }
        for (int i = 0; i < disabled; i++) {
            action.accept(disabledThread[i]);
        }
    }

    int seed() {
        return seed;
    }

    int done(int whose) {
        return whose < done.length ? done[whose] : 0;
    }

    List<SelectiveTransition> sleepSet() {
        return sleepSet;
    }

    List<SelectiveTransition> explored() {
        return explored;
    }

    /** Index of {@code whose} among the disabled threads, or -1. */
    int disabled(int whose) {
        for (int i = 0; i < disabled; i++) {
            if (disabledThread[i] == whose) {
                return i;
            }
        }
        return NONE;
    }

    boolean isAble(int whose) {
        for (int i = 0; i < count; i++) {
            if (thread[i] == whose) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code whose} can simply go on. */
    boolean canGo(int whose) {
        for (int i = 0; i < count; i++) {
            if (thread[i] == whose && variant[i] == Variant.GO) {
                return true;
            }
        }
        return false;
    }

    int[] disabledAccesses(int index) {
        return disabledAccesses[index];
    }

    int[] disabledHeld(int index) {
        return disabledHeld[index];
    }
}
