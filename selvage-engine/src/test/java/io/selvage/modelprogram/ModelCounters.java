package io.selvage.modelprogram;

import io.selvage.model.OpKind;
import io.selvage.sync.Waitable;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Objects of the JDK that calls wait for, in a model program: locks, permits, latches, and tables with parts. */
final class ModelCounters implements Waitable {
    private static final Set<Form> FORMS = EnumSet.range(Form.ACQUIRE, Form.LEVEL);

    /** What there is of one of them. */
    static final class Counter {
        final int first;
        int level;
        /** How much has been added by those who did not see it. */
        int sum;
        /** Who holds it, and how often. */
        ModelThread holder;

        int holds;
        final Map<Integer, Integer> parts = new TreeMap<>();

        Counter(int first) {
            this.first = first;
            level = first;
        }

        @Override
        public String toString() {
            return level + "+" + sum + parts + "*" + holds;
        }
    }

    private final ModelProgram program;
    private final Map<String, Counter> counters = new TreeMap<>();

    ModelCounters(ModelProgram program) {
        this.program = program;
    }

    static boolean isOne(Instruction call) {
        return FORMS.contains(call.form());
    }

    Counter get(String name) {
        return counters.computeIfAbsent(name, any -> new Counter(first(name)));
    }

    private static int first(String name) {
        return name.charAt(name.length() - 1) - '0';
    }

    /** Whether there is enough for all who ever take from it, so that it does not matter who comes first. */
    boolean isPlentiful(String name) {
        return program.threads().values().stream()
                        .flatMap(body -> body.stream())
                        .filter(one -> one.kind() == OpKind.CALL && one.object().equals(name))
                        .mapToInt(ModelCounters::taken)
                        .sum()
                <= first(name);
    }

    /** What a call takes; of those that take what they find, more than there is. */
    private static int taken(Instruction call) {
        return switch (call.form()) {
            case ACQUIRE, ACQUIRE_ALWAYS -> call.value();
            case COUNT_DOWN -> 1;
            case TRY -> 10;
            default -> 0;
        };
    }

    @Override
    public int level(Object name) {
        Counter counter = get((String) name);
        return counter.holds > 0 ? counter.holds : counter.level;
    }

    /** Empty if there are none. */
    @Override
    public String toString() {
        return counters.isEmpty() ? "" : counters.toString();
    }

    @Override
    public boolean isHeldBy(Object name, Object thread) {
        return get((String) name).holder == thread;
    }
}
