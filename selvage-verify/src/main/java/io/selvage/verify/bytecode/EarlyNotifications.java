package io.selvage.verify.bytecode;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Notifications that come in an earlier section than the change that they are about. */
final class EarlyNotifications {
    private final MethodGraph graph;
    private final HeldLocks locks;

    private EarlyNotifications(Surroundings around) {
        graph = around.graph();
        locks = around.locks();
    }

    /**
     * Fields that are written only after the section of the notification at {@code at}, and after which nobody is
     * notified; with the lines where.
     */
    static Map<String, Integer> changesAfter(Surroundings around, int at) {
        EarlyNotifications scan = new EarlyNotifications(around);
        Map<String, Integer> changes = new TreeMap<>();
        BitSet later = scan.graph.reachableFrom(at);
        BitSet same = scan.withoutRelease(at);
        for (int i = later.nextSetBit(0); i >= 0; i = later.nextSetBit(i + 1)) {
            if (scan.isWrite(i) && !same.get(i) && !scan.isNotifiedAfter(i)) {
                changes.put(((FieldInsnNode) scan.graph.instruction(i)).name, scan.graph.line(i));
            }
        }
        for (int i = 0; i < scan.graph.size(); i++) {
            if (scan.isWrite(i) && scan.graph.reachableFrom(i).get(at)) {
                changes.remove(((FieldInsnNode) scan.graph.instruction(i)).name);
            }
        }
        return changes;
    }

    private boolean isWrite(int at) {
        return graph.isReachable(at)
                && graph.instruction(at) instanceof FieldInsnNode field
                && field.getOpcode() == Opcodes.PUTFIELD;
    }

    private boolean isNotifiedAfter(int write) {
        BitSet later = graph.reachableFrom(write);
        return later.stream()
                .anyMatch(at -> graph.instruction(at) instanceof MethodInsnNode call
                        && (call.name.startsWith("notify") || call.name.startsWith("signal")));
    }

    /** What can be reached from {@code from} with the same locks in hand all the way. */
    private BitSet withoutRelease(int from) {
        BitSet seen = new BitSet();
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int at = open.pop();
            for (int next : graph.successors(at)) {
                boolean keeps = locks.before(next).containsAll(locks.before(from));
                if (keeps && !seen.get(next)) {
                    seen.set(next);
                    open.add(next);
                }
            }
        }
        return seen;
    }
}
