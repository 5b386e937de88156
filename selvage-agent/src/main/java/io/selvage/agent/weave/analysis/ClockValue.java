package io.selvage.agent.weave.analysis;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value, and which readings of the clock are in it.
 *
 * @param times readings that it is a time of
 * @param spans readings that it is only the time between of
 */
record ClockValue(int size, Set<MethodInsnNode> times, Set<MethodInsnNode> spans) implements Value {
    static ClockValue ofSize(int size) {
        return new ClockValue(size, Set.of(), Set.of());
    }

    @Override
    public int getSize() {
        return size;
    }

    boolean isTime() {
        return !times.isEmpty();
    }

    boolean isEmpty() {
        return times.isEmpty() && spans.isEmpty();
    }

    /** A value of {@code newSize} that is computed from this one and {@code other}. */
    ClockValue with(ClockValue other, int newSize) {
        return new ClockValue(newSize, union(times, other.times), union(spans, other.spans));
    }

    /** The time between. */
    ClockValue since(ClockValue other, int newSize) {
        Set<MethodInsnNode> between = union(union(times, other.times), union(spans, other.spans));
        return new ClockValue(newSize, Set.of(), between);
    }

    ClockValue resized(int newSize) {
        return new ClockValue(newSize, times, spans);
    }

    private static Set<MethodInsnNode> union(Set<MethodInsnNode> one, Set<MethodInsnNode> other) {
        if (one.containsAll(other)) {
            return one;
        }
        Set<MethodInsnNode> all = new HashSet<>(one);
        all.addAll(other);
        return all;
    }
}
