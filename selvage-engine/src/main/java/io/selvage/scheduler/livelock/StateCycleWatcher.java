package io.selvage.scheduler.livelock;

import io.selvage.hooks.Sites;
import io.selvage.model.Choice;
import io.selvage.model.Variant;
import io.selvage.scheduler.Execution;
import io.selvage.strategy.WatchedStrategy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * Watches an execution for a state that recurs: threads at the same instructions with the same variables, locks and
 * permits, and the same values in all objects that they can reach. If every thread that was enabled in between took a
 * step, the execution could repeat the cycle for ever and be fair. A cycle that depends on the clock, on chance or on
 * the choice of a waiter does not count: the next time it may be decided otherwise.
 *
 * <p>After the cycles of "Model checking for programming languages using VeriSoft" (Godefroid, POPL 1997) and the
 * fairness of "Fair stateless model checking" (Musuvathi, Qadeer, PLDI 2008). These keep no states and take a long
 * execution for a livelock; here the states are compared.
 */
public final class StateCycleWatcher implements WatchedStrategy.Watcher {
    /** So many states are compared in a row; if none recurs, as many others after twice as many steps. */
    private static final int MOST = 400;

    private static final int SECOND_LOOK = 1_000;

    /** The choice of a thread: the threads that were enabled, and the one that was chosen. */
    private record Moment(int step, int events, BitSet enabled, int chosen, boolean isOpen) {}

    private final Execution execution;
    private final StateCapture state;
    private final Map<Long, List<Integer>> moments = new HashMap<>();
    private final List<Moment> past = new ArrayList<>();
    /** The state at each of these moments. */
    private final List<Long> states = new ArrayList<>();
    /** The first step before which states are compared. */
    private int begin;
    /** How many more states to compare after the first cycle. */
    private int more;

    private boolean watching;
    private boolean isOpen;
    /** Whether the state is too large to be captured. */
    private boolean isTooMuch;

    private StateCycle cycle;
    /** The first moment of the cycle. */
    private int first;

    /**
     * @param randomState says how much chance has been given out
     * @param isOutermost true for the frame of ours that the frames of a thread under test are inside of
     * @param more how many more states to compare after the first cycle
     */
    public StateCycleWatcher(
            Execution execution, LongSupplier randomState, Predicate<StackWalker.StackFrame> isOutermost, int more)
            throws ReflectiveOperationException {
        this.execution = execution;
        this.more = more;
        state = new StateCapture(execution, randomState, isOutermost);
    }

    /** The first cycle that was found, or null. */
    public StateCycle cycle() {
        return cycle;
    }

    @Override
    public boolean isOver() {
        return isTooMuch || cycle != null && (more < 0 || past.size() == MOST);
    }

    @Override
    public void before(Choice choice) {
        if (isOver()) {
            return;
        }
        if (choice.kind() == Choice.Kind.THREAD && past.size() == MOST) {
            beginAnew();
        }
        watching = choice.step() >= begin;
        if (watching && choice.kind() == Choice.Kind.THREAD) {
            try {
                visitState(choice.step());
            } catch (RuntimeException unreadable) {
                more = cycle == null ? more : -1;
                beginAnew();
                watching = false;
            }
        }
    }

    /** Threads go on without being watched: what was captured before is out of date. */
    private void beginAnew() {
        begin = Math.max(SECOND_LOOK, 2 * begin);
        past.clear();
        states.clear();
        moments.clear();
        state.forgetStacks();
    }

    @Override
    public void after(Choice choice, int chosen) {
        if (!watching || chosen < 0) {
            return;
        }
        if (choice.kind() != Choice.Kind.THREAD) {
            isOpen |= choice.count() > 1;
            return;
        }
        past.add(new Moment(choice.step(), execution.log.length(), enabled(choice), choice.thread(chosen), isOpen));
        isOpen = false;
    }

    private static BitSet enabled(Choice choice) {
        BitSet enabled = new BitSet();
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.GO || choice.variant(i).isTimeout()) {
                enabled.set(choice.thread(i));
            }
        }
        return enabled;
    }

    private void visitState(int step) {
        long hash = state.hash();
        isTooMuch = hash == 0;
        states.add(hash);
        List<Integer> before = moments.computeIfAbsent(hash, unknown -> new ArrayList<>());
        if (cycle == null) {
            close(before, step);
        } else if (!before.isEmpty() && before.get(before.size() - 1) >= first) {
            // A path from a state of the cycle back to one can be repeated for ever as well.
            cycle = new StateCycle(cycle.from(), cycle.to(), step, cycle.choices(), cycle.needed());
        }
        more -= cycle == null ? 0 : 1;
        before.add(past.size());
    }

    private void close(List<Integer> before, int step) {
        for (int moment : before) {
            if (isFair(moment)) {
                first = moment;
                int from = past.get(moment).step();
                cycle = new StateCycle(from, step, step, execution.schedule.length(), needed());
                return;
            }
        }
    }

    private List<Integer> needed() {
        List<Integer> chosen = past.stream().map(Moment::chosen).toList();
        List<Integer> needed = new ArrayList<>();
        for (int step = 0; step < begin; step++) {
            needed.add(step);
        }
        CycleShortener.of(states, chosen, first)
                .forEach(moment -> needed.add(past.get(moment).step()));
        return needed;
    }

    /** True if every thread that was enabled since then took a step. */
    private boolean isFair(int since) {
        BitSet enabled = new BitSet();
        BitSet chosen = new BitSet();
        for (Moment moment : past.subList(since, past.size())) {
            enabled.or(moment.enabled());
            chosen.set(moment.chosen());
            // What was open before the first moment belongs to the step that led to it.
            if (moment.isOpen() && moment != past.get(since)) {
                return false;
            }
        }
        enabled.andNot(chosen);
        return enabled.isEmpty()
                && !isOpen
                && !execution.hasUntracedCalls()
                && !execution.clockUse.matters()
                && !prints(past.get(since).events());
    }

    /** An execution that prints something makes progress. */
    private boolean prints(int since) {
        for (int i = since; i < execution.log.length(); i++) {
            if (Sites.get(execution.log.site(i)).member().contains("PrintStream.")) {
                return true;
            }
        }
        return false;
    }
}
