package io.selvage.agent.weave.analysis;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;

/** An operand stack that holds, for each slot, the instruction that pushed it; null where that is not known. */
final class OriginStack {
    private final List<AbstractInsnNode> slots;

    OriginStack() {
        slots = new ArrayList<>();
    }

    private OriginStack(List<AbstractInsnNode> slots) {
        this.slots = new ArrayList<>(slots);
    }

    OriginStack copy() {
        return new OriginStack(slots);
    }

    /**
     * Forgets the origins that are not the same in {@code other}, a stack of another path to the same place.
     *
     * @param objects where to note that nothing is known any more of what becomes of the values
     */
    void meet(OriginStack other, UnescapedObjects objects) {
        for (int i = 0; i < slots.size(); i++) {
            AbstractInsnNode there = i < other.slots.size() ? other.slots.get(i) : null;
            if (there == null || there != slots.get(i)) {
                objects.show(there);
                objects.show(slots.get(i));
                slots.set(i, null);
            }
        }
    }

    /** The origin of the slot with {@code depth} slots above it. */
    AbstractInsnNode peek(int depth) {
        return depth < slots.size() ? slots.get(slots.size() - 1 - depth) : null;
    }

    OriginStack push(AbstractInsnNode origin, int count) {
        for (int i = 0; i < count; i++) {
            slots.add(origin);
        }
        return this;
    }

    void pop(int count) {
        int size = slots.size();
        slots.subList(Math.max(0, size - count), size).clear();
    }

    /** Copies the top {@code count} slots to below the {@code under} slots beneath them. */
    void duplicate(int count, int under) {
        int size = slots.size();
        if (size >= count + under) {
            slots.addAll(size - count - under, new ArrayList<>(slots.subList(size - count, size)));
        }
    }
}
