package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.ControlFlowGraph;
import io.selvage.hooks.jdk.JdkClasses;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Says which instructions work on local variables and the stack alone, and which of these cannot throw. */
final class QuietCode {
    private static final int DEPTH = 4;
    private static final String MATH = "java/lang/Math";
    /** Methods of {@code Math} that throw if the answer is out of range, or if they are to divide by zero. */
    private static final Set<String> DIVIDING = Set.of("floorDiv", "floorMod", "ceilDiv", "ceilMod");

    /** Methods of classes of values that answer by what others have set, or by chance. */
    private static final Set<String> OF_THE_WORLD = Set.of("random", "getBoolean", "getInteger", "getLong");

    private static final Set<String> PAUSES = Set.of("onSpinWait", "yield");

    private final ClassNode type;

    QuietCode(ClassNode type) {
        this.type = type;
    }

    /** True if no thread can notice the instruction, and nothing but the next instruction can follow it. */
    boolean cannotThrow(AbstractInsnNode node) {
        return cannotThrow(node, DEPTH);
    }

    private boolean cannotThrow(AbstractInsnNode node, int depth) {
        int opcode = node.getOpcode();
        if (opcode < 0) {
            return true;
        }
        if (node instanceof MethodInsnNode call) {
            return isQuietCall(call, depth);
        }
        return switch (opcode) {
            case Opcodes.LDC -> ((LdcInsnNode) node).cst instanceof Number;
            case Opcodes.IDIV, Opcodes.IREM, Opcodes.LDIV, Opcodes.LREM -> pushesNonZero(node.getPrevious());
            default -> isLocal(opcode);
        };
    }

    /** Constants, local variables, the stack, arithmetic and jumps. */
    private static boolean isLocal(int opcode) {
        boolean accessesArrays = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        boolean jumpsIfNull = opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
        return !accessesArrays && (opcode <= Opcodes.LOOKUPSWITCH || jumpsIfNull);
    }

    private static boolean pushesNonZero(AbstractInsnNode node) {
        if (node instanceof IntInsnNode push) {
            return push.operand != 0;
        }
        if (node instanceof LdcInsnNode constant) {
            return constant.cst instanceof Number number && number.longValue() != 0;
        }
        int opcode = node == null ? -1 : node.getOpcode();
        return opcode == Opcodes.LCONST_1
                || opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5 && opcode != Opcodes.ICONST_0;
    }

    private boolean isQuietCall(MethodInsnNode call, int depth) {
        if (call.owner.equals(MATH)) {
            return !call.name.equals("random") && !call.name.endsWith("Exact") && !DIVIDING.contains(call.name);
        }
        if (call.owner.equals(Names.THREAD)) {
            return PAUSES.contains(call.name);
        }
        return call.owner.equals(type.name) && call.getOpcode() == Opcodes.INVOKESTATIC && isQuietMethod(call, depth);
    }

    /** A method that comes to its end, whatever it is given. */
    private boolean isQuietMethod(MethodInsnNode call, int depth) {
        MethodNode callee = find(call);
        if (callee == null || depth == 0 || callee.instructions.size() == 0 || MethodBody.usesMonitors(callee)) {
            return false;
        }
        if (LoopShapes.jumpsBack(callee) || initialises(callee)) {
            return false;
        }
        for (AbstractInsnNode node : callee.instructions) {
            boolean returns = node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN;
            if (!returns && !cannotThrow(node, depth - 1)) {
                return false;
            }
        }
        return true;
    }

    /** Methods of interfaces may be the first use of one. */
    private boolean initialises(MethodNode callee) {
        return (type.access & Opcodes.ACC_INTERFACE) != 0 && (callee.access & Opcodes.ACC_PRIVATE) == 0;
    }

    private MethodNode find(MethodInsnNode call) {
        for (MethodNode method : type.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
                return method;
            }
        }
        return null;
    }

    /**
     * True if the instruction changes nothing but local variables and the stack, and does the same whenever these and
     * what it reads are the same.
     */
    static boolean changesLocalsOnly(ControlFlowGraph flow, int at) {
        AbstractInsnNode node = flow.node(at);
        int opcode = node.getOpcode();
        if (node instanceof MethodInsnNode call) {
            return isOfLoops(call) || JdkClasses.isPure(call.owner) && !OF_THE_WORLD.contains(call.name);
        }
        boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        return switch (opcode) {
            case Opcodes.PUTFIELD, Opcodes.PUTSTATIC, Opcodes.INVOKEDYNAMIC, Opcodes.NEW -> false;
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> false;
            case Opcodes.MONITORENTER, Opcodes.MONITOREXIT -> false;
            default -> !stores;
        };
    }

    private static boolean isOfLoops(MethodInsnNode call) {
        return call.owner.equals(SpinLoopWeaver.HOOKS) || call.owner.equals(Names.THREAD) && PAUSES.contains(call.name);
    }
}
