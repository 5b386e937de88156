package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import java.util.StringJoiner;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What the JVM says of a call on null ("Helpful NullPointerExceptions", JEP 358), in the same words: it would look at
 * the synthetic method that makes the call instead of the program's own.
 */
final class NullMessage {
    /** How many fields and places of arrays one after the other are told. */
    private static final int DETAIL = 5;

    private final StackOrigins origins;

    private NullMessage(StackOrigins origins) {
        this.origins = origins;
    }

    static String of(MethodInsnNode call, StackOrigins origins) {
        String action = "Cannot invoke \"" + method(call) + "\"";
        AbstractInsnNode source = origins.target(call);
        if (source instanceof MethodInsnNode other) {
            return action + " because the return value of \"" + method(other) + "\" is null";
        }
        String described = new NullMessage(origins).describe(source, DETAIL);
        return described == null ? action : action + " because \"" + described + "\" is null";
    }

    private static String method(MethodInsnNode call) {
        StringJoiner parameters = new StringJoiner(", ", "(", ")");
        for (Type parameter : Type.getArgumentTypes(call.desc)) {
            parameters.add(type(parameter.getClassName()));
        }
        return type(Names.dotted(call.owner)) + "." + call.name + parameters;
    }

    private static String type(String name) {
        String element = name.replace("[]", "");
        boolean isWellKnown = element.equals("java.lang.Object") || element.equals("java.lang.String");
        return isWellKnown ? name.substring("java.lang.".length()) : name;
    }

    /** Null if there is nothing to say. */
    private String describe(AbstractInsnNode source, int detail) {
        if (source == null || detail == 0) {
            return null;
        }
        if (source instanceof FieldInsnNode field) {
            return field(field, detail);
        }
        if (source instanceof MethodInsnNode call) {
            return method(call);
        }
        if (source instanceof IntInsnNode number) {
            return Integer.toString(number.operand);
        }
        int opcode = source.getOpcode();
        if (opcode == Opcodes.ALOAD || opcode == Opcodes.ILOAD) {
            return variable((VarInsnNode) source);
        }
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return Integer.toString(opcode - Opcodes.ICONST_0);
        }
        return opcode == Opcodes.AALOAD ? place(source, detail) : opcode == Opcodes.ACONST_NULL ? "null" : null;
    }

    private String field(FieldInsnNode field, int detail) {
        if (field.getOpcode() == Opcodes.GETSTATIC) {
            return type(Names.dotted(field.owner)) + "." + field.name;
        }
        String owner = describe(origins.target(field), detail - 1);
        return owner == null ? field.name : owner + "." + field.name;
    }

    private String place(AbstractInsnNode access, int detail) {
        String array = describe(origins.target(access), detail - 1);
        String index = describe(origins.index(access), detail);
        return (array == null ? "<array>" : array) + "[" + (index == null ? "..." : index) + "]";
    }

    private String variable(VarInsnNode load) {
        MethodNode method = origins.method();
        int at = method.instructions.indexOf(load);
        if (method.localVariables != null && !method.localVariables.isEmpty()) {
            for (LocalVariableNode local : method.localVariables) {
                boolean isLive =
                        method.instructions.indexOf(local.start) <= at && at < method.instructions.indexOf(local.end);
                if (local.index == load.var && isLive) {
                    return local.name;
                }
            }
        }
        return parameter(method, load.var, at);
    }

    private static String parameter(MethodNode method, int slot, int at) {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        if (isWritten(method, slot, at)) {
            return "<local" + slot + ">";
        }
        if (!isStatic && slot == 0) {
            return "this";
        }
        int first = isStatic ? 0 : 1;
        int number = 1;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            if (slot >= first && slot < first + type.getSize()) {
                return "<parameter" + number + ">";
            }
            number++;
            first += type.getSize();
        }
        return "<local" + slot + ">";
    }

    private static boolean isWritten(MethodNode method, int slot, int before) {
        for (int i = 0; i < before; i++) {
            AbstractInsnNode node = method.instructions.get(i);
            boolean stores = node.getOpcode() >= Opcodes.ISTORE && node.getOpcode() <= Opcodes.ASTORE;
            if (stores && ((VarInsnNode) node).var == slot) {
                return true;
            }
        }
        return false;
    }
}
