package io.selvage.verify.bytecode;

import io.selvage.verify.facts.NotifyPoint;
import io.selvage.verify.facts.WaitPoint;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Waits and notifications, of monitors and of conditions. */
final class WaitScan {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final Set<String> WAITS = Set.of("()V", "(J)V", "(JI)V");

    private WaitScan() {}

    static void visit(Surroundings around, int at, MethodInsnNode call) {
        boolean isCondition = call.owner.equals(CONDITION);
        boolean isPlain = call.getOpcode() == Opcodes.INVOKEVIRTUAL;
        if (isPlain && call.name.equals("wait") && WAITS.contains(call.desc)
                || isCondition && call.name.startsWith("await")) {
            boolean isTimed = Type.getArgumentTypes(call.desc).length > 0;
            addWait(around, at, call, isCondition, isTimed);
        } else if (isPlain && call.name.startsWith("notify") && call.desc.equals("()V")
                || isCondition && call.name.startsWith("signal")) {
            addNotification(around, at, call, isCondition);
        }
    }

    private static void addWait(
            Surroundings around, int at, MethodInsnNode call, boolean isCondition, boolean isTimed) {
        BitSet loop = around.graph().loopAround(at);
        around.facts()
                .waits()
                .add(new WaitPoint(
                        around.receiver(at, call).path(),
                        isCondition,
                        around.locks().before(at),
                        around.site(at),
                        around.way().entry(),
                        around.way().isCertain() && around.graph().isCertain(at),
                        !loop.isEmpty(),
                        isTimed,
                        conditions(around, at, loop)));
    }

    private static void addNotification(Surroundings around, int at, MethodInsnNode call, boolean isCondition) {
        List<String> held = around.locks().before(at);
        boolean isAll = call.name.endsWith("All");
        String lock = around.receiver(at, call).path();
        around.facts()
                .notifications()
                .add(new NotifyPoint(
                        lock,
                        isCondition,
                        isAll,
                        held,
                        around.site(at),
                        around.way().entry(),
                        EarlyNotifications.changesAfter(around, at)));
    }

    /** The fields that are read in the loop, or before a wait that is in none. */
    private static Set<String> conditions(Surroundings around, int at, BitSet loop) {
        Set<String> fields = new TreeSet<>();
        MethodGraph graph = around.graph();
        for (int i = 0; i < graph.size(); i++) {
            boolean decides = loop.isEmpty() ? i < at : loop.get(i);
            if (decides && graph.isReachable(i)) {
                addReads(around.classes(), graph.instruction(i), fields, 0);
            }
        }
        fields.retainAll(around.facts().fields().keySet());
        return fields;
    }

    private static void addReads(
            ComponentClasses classes, AbstractInsnNode instruction, Set<String> fields, int depth) {
        if (instruction instanceof FieldInsnNode field
                && (field.getOpcode() == Opcodes.GETFIELD || field.getOpcode() == Opcodes.GETSTATIC)) {
            fields.add(field.name);
        } else if (instruction instanceof MethodInsnNode call && classes.contains(call.owner) && depth < 3) {
            classes.find(call.name, call.desc)
                    .ifPresent(target ->
                            target.method().instructions.forEach(inner -> addReads(classes, inner, fields, depth + 1)));
        }
    }
}
