package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.Sites;
import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.strategy.WatchedStrategy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Watches an execution for a state that comes back: threads at the same places with the same variables, locks and permits as they were, the same
 * values in all that they can reach. If every thread that could go on in between did, it could go on like this for ever and be fair to everybody.
 * What the clock, chance or the choice of a waiter decides is not taken for such a cycle: another time it may be decided otherwise.
 *
 * <p>After the cycles of "Model checking for programming languages using VeriSoft" (Godefroid, POPL 1997) and the fairness of "Fair stateless model
 * checking" (Musuvathi, Qadeer, PLDI 2008); these keep no states and take a long execution for a livelock, where we make sure.
 */
final class Recurrence implements WatchedStrategy.Watcher {
    /** How many states are looked at. */
    private static final int MOST = 400;

    /** A moment at which somebody goes on. */
    private record Moment(int step, BitSet able, int goes, boolean isOpen) {}

    private final Execution execution;
    private final WorldOps world;
    private final int from;
    private final LiveFrames frames;
    private final ObjectLayouts layouts;
    private final StatePrint print;
    private final ThreadBelongings own;
    private final Map<Integer, List<Object>> stacks = new HashMap<>();
    private final Map<String, Class<?>> types = new LinkedHashMap<>();
    private final Map<Long, List<Integer>> moments = new HashMap<>();
    private final List<Moment> past = new ArrayList<>();
    private int events;
    private boolean looks;
    private boolean isOpen;
    /** Whether the state is too large to be looked at, or cannot be read. */
    private boolean isTooMuch;

    private ProgramRunner.Cycle cycle;

    /** @param from the step after which to look */
    Recurrence(Execution execution, WorldOps world, int from) throws ReflectiveOperationException {
        this.execution = execution;
        this.world = world;
        this.from = from;
        frames = new LiveFrames();
        layouts = new ObjectLayouts();
        print = new StatePrint(layouts);
        own = new ThreadBelongings();
    }

    /** The first cycle that was found, or null. */
    ProgramRunner.Cycle cycle() {
        return cycle;
    }

    @Override
    public void before(Choice choice) {
        looks = cycle == null && !isTooMuch && choice.step() >= from && past.size() < MOST;
        if (looks && choice.kind() == Choice.Kind.THREAD) {
            try {
                look(choice.step());
            } catch (RuntimeException unreadable) {
                isTooMuch = true;
            }
        }
    }

    @Override
    public void after(Choice choice, int pick) {
        if (!looks || pick < 0) {
            return;
        }
        if (choice.kind() != Choice.Kind.THREAD) {
            isOpen |= choice.count() > 1;
            return;
        }
        past.add(new Moment(choice.step(), able(choice), choice.thread(pick), isOpen));
        isOpen = false;
    }

    private static BitSet able(Choice choice) {
        BitSet able = new BitSet();
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.GO || choice.variant(i) == Variant.TIMEOUT) {
                able.set(choice.thread(i));
            }
        }
        return able;
    }

    private void look(int step) {
        Strand current = execution.current;
        if (current != null && !current.finished) {
            stacks.put(current.id, stack(current));
        }
        long state = state();
        isTooMuch = state == 0;
        List<Integer> before = moments.computeIfAbsent(state, unknown -> new ArrayList<>());
        for (int moment : before) {
            if (isFair(moment)) {
                cycle = new ProgramRunner.Cycle(past.get(moment).step(), step);
                return;
            }
        }
        before.add(past.size());
    }

    private List<Object> stack(Strand current) {
        List<Object> stack = frames.capture();
        if (stack.isEmpty() && current.op != OpKind.END) {
            throw new IllegalStateException("a thread without a stack");
        }
        return stack;
    }

    /** True if all who could go on since then did. */
    private boolean isFair(int since) {
        BitSet able = new BitSet();
        BitSet went = new BitSet();
        for (Moment moment : past.subList(since, past.size())) {
            able.or(moment.able());
            went.set(moment.goes());
            // What was open before the first moment belongs to the step that led to it.
            if (moment.isOpen() && moment != past.get(since)) {
                return false;
            }
        }
        able.andNot(went);
        return able.isEmpty() && !isOpen && execution.obscure.isEmpty() && !execution.clockUse.matters();
    }

    private long state() {
        print.begin();
        print.add(world.chance());
        for (int i = 0; i < execution.liveCount; i++) {
            add(execution.live[i]);
        }
        for (Cell cell : execution.objects.cells()) {
            if (cell.monitor != null && (cell.monitor.holds() > 0 || cell.monitor.waiting() > 0)) {
                add(cell);
            }
        }
        findTypes();
        types.values().forEach(type -> print.addAll(layouts.statics(type)));
        return print.end();
    }

    private void add(Strand strand) {
        print.add(strand.id);
        print.add(strand.op == null ? -1 : strand.op.ordinal());
        print.add(strand.site);
        print.add(strand.variable);
        print.add(strand.heldBefore);
        print.add((strand.permit ? 1 : 0) + (strand.interrupted ? 2 : 0) + (strand.timed ? 4 : 0));
        print.add(strand.cell == null ? null : strand.cell.key);
        print.addAll(stacks.getOrDefault(strand.id, List.of()));
        print.addAll(own.of(strand.thread));
    }

    private void add(Cell cell) {
        print.add(cell.key);
        print.add(cell.monitor.owner());
        print.add(cell.monitor.holds());
        for (int i = 0; i < cell.monitor.waiting(); i++) {
            print.add(cell.monitor.waiter(i));
        }
    }

    /** The classes whose static fields have been used so far; final ones tell nothing but that their class was initialised. */
    private void findTypes() {
        for (Cell cell : execution.objects.cells()) {
            if (cell.key instanceof ClassState state) {
                types.putIfAbsent(state.holder.getName(), state.holder);
            }
        }
        Cell statics = execution.objects.find(MemoryOps.STATICS);
        for (; events < execution.log.length(); events++) {
            if (statics != null && execution.log.object(events) == statics.id) {
                String field = Sites.memberName(execution.log.variable(events) - 1);
                String type = field.substring(0, field.lastIndexOf('.'));
                if (!types.containsKey(type)) {
                    types.put(type, load(type));
                }
            }
        }
    }

    private static Class<?> load(String type) {
        try {
            return Class.forName(type, false, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
