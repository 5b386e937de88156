package io.selvage.verify.bytecode;

import io.selvage.verify.facts.Escape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Where a constructor lets its object out: another thread may see it before it is complete. */
final class EscapeScan {
    private static final Set<String> STARTING =
            Set.of("start", "execute", "submit", "schedule", "scheduleAtFixedRate", "scheduleWithFixedDelay");

    private EscapeScan() {}

    static void scan(Surroundings around) {
        MethodGraph graph = around.graph();
        boolean isCaptured = false;
        for (int at = 0; at < graph.size(); at++) {
            if (!graph.isReachable(at)) {
                continue;
            }
            AbstractInsnNode instruction = graph.instruction(at);
            if (instruction instanceof MethodInsnNode call) {
                boolean isPassed = isPassed(graph, at, call.desc);
                boolean isOwn = around.classes().contains(call.owner);
                boolean isMade = call.name.equals("<init>");
                isCaptured |= isPassed && isMade;
                if (isPassed && !isMade && !isOwn) {
                    add(around, at, "passes this to " + call.name);
                } else if (isCaptured && STARTING.contains(call.name) && !isOwn) {
                    add(around, at, "starts a thread that has this");
                }
            } else if (instruction instanceof InvokeDynamicInsnNode call) {
                isCaptured |= isPassed(graph, at, call.desc);
            } else if (instruction.getOpcode() == Opcodes.PUTSTATIC
                    && graph.stack(at, 0).isThis()) {
                add(around, at, "puts this into a static field");
            }
        }
    }

    private static boolean isPassed(MethodGraph graph, int at, String descriptor) {
        for (int i = 0; i < Type.getArgumentTypes(descriptor).length; i++) {
            if (graph.stack(at, i).isThis()) {
                return true;
            }
        }
        return false;
    }

    private static void add(Surroundings around, int at, String how) {
        BitSet after = around.graph().reachableFrom(at);
        List<String> fields = new ArrayList<>();
        for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
            if (around.graph().instruction(i) instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.PUTFIELD
                    && around.graph().stack(i, 1).isThis()
                    && !fields.contains(field.name)) {
                fields.add(field.name);
            }
        }
        around.facts().escapes().add(new Escape(how, around.site(at), fields));
    }
}
