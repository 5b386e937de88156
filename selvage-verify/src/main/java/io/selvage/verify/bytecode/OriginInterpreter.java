package io.selvage.verify.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows references from where they come. What it does not follow is unknown. */
final class OriginInterpreter extends Interpreter<Origin> {
    private static final int LONGEST_PATH = 3;

    OriginInterpreter() {
        super(Opcodes.ASM9);
    }

    @Override
    public Origin newValue(Type type) {
        if (type == null) {
            return Origin.UNKNOWN;
        }
        return type == Type.VOID_TYPE ? null : Origin.unknown(type.getSize());
    }

    @Override
    public Origin newParameterValue(boolean isInstanceMethod, int local, Type type) {
        boolean isThis = isInstanceMethod && local == 0;
        return new Origin(type.getSize(), isThis ? Origin.THIS : "p" + local);
    }

    @Override
    public Origin newOperation(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> Origin.UNKNOWN_LONG;
            case Opcodes.LDC -> constant(((LdcInsnNode) instruction).cst);
            case Opcodes.GETSTATIC -> {
                FieldInsnNode field = (FieldInsnNode) instruction;
                yield new Origin(Type.getType(field.desc).getSize(), field.owner + "." + field.name);
            }
            case Opcodes.NEW -> new Origin(1, Origin.NEW, ((TypeInsnNode) instruction).desc);
            default -> Origin.UNKNOWN;
        };
    }

    private static Origin constant(Object value) {
        if (value instanceof Type type) {
            return new Origin(1, type.getInternalName() + ".class");
        }
        return Origin.unknown(value instanceof Long || value instanceof Double ? 2 : 1);
    }

    @Override
    public Origin copyOperation(AbstractInsnNode instruction, Origin value) {
        return value;
    }

    @Override
    public Origin unaryOperation(AbstractInsnNode instruction, Origin value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.GETFIELD -> field((FieldInsnNode) instruction, value);
            case Opcodes.CHECKCAST -> value;
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> new Origin(1, Origin.NEW);
            case Opcodes.LNEG,
                    Opcodes.DNEG,
                    Opcodes.I2L,
                    Opcodes.I2D,
                    Opcodes.L2D,
                    Opcodes.F2L,
                    Opcodes.F2D,
                    Opcodes.D2L -> Origin.UNKNOWN_LONG;
            default -> Origin.UNKNOWN;
        };
    }

    private static Origin field(FieldInsnNode field, Origin holder) {
        int size = Type.getType(field.desc).getSize();
        boolean isLong = holder.path().split("\\.").length >= LONGEST_PATH;
        return holder.isKnown() && !isLong ? new Origin(size, holder.path() + "." + field.name) : Origin.unknown(size);
    }

    @Override
    public Origin binaryOperation(AbstractInsnNode instruction, Origin first, Origin second) {
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.AALOAD && first.isKnown() && !first.path().equals(Origin.NEW)) {
            return new Origin(1, first.path() + Origin.ELEMENT);
        }
        boolean isLong = opcode == Opcodes.LALOAD
                || opcode == Opcodes.DALOAD
                || opcode >= Opcodes.IADD && opcode <= Opcodes.DREM && isLongArithmetic(opcode)
                || opcode == Opcodes.LSHL
                || opcode == Opcodes.LSHR
                || opcode == Opcodes.LUSHR
                || opcode == Opcodes.LAND
                || opcode == Opcodes.LOR
                || opcode == Opcodes.LXOR;
        return isLong ? Origin.UNKNOWN_LONG : Origin.UNKNOWN;
    }

    /** Arithmetic comes in fours: int, long, float, double. */
    private static boolean isLongArithmetic(int opcode) {
        int type = (opcode - Opcodes.IADD) % 4;
        return type == 1 || type == 3;
    }

    @Override
    public Origin ternaryOperation(AbstractInsnNode instruction, Origin first, Origin second, Origin third) {
        return Origin.UNKNOWN;
    }

    @Override
    public Origin naryOperation(AbstractInsnNode instruction, List<? extends Origin> values) {
        if (instruction instanceof MethodInsnNode call) {
            boolean isLockOf = call.desc.startsWith("()L")
                    && (call.name.equals("readLock") || call.name.equals("writeLock"))
                    && values.get(0).isKnown();
            int size = Type.getReturnType(call.desc).getSize();
            if (call.getOpcode() == Opcodes.INVOKESTATIC && isBox(call)) {
                return new Origin(1, Origin.VALUE);
            }
            return isLockOf
                    ? new Origin(1, values.get(0).path() + "." + call.name + "()")
                    : isPartOfNew(call, values) ? new Origin(1, Origin.NEW) : Origin.unknown(size);
        }
        if (instruction instanceof org.objectweb.asm.tree.InvokeDynamicInsnNode call) {
            return Origin.unknown(Type.getReturnType(call.desc).getSize());
        }
        return Origin.UNKNOWN;
    }

    private static boolean isBox(MethodInsnNode call) {
        return call.name.equals("valueOf")
                && call.owner.startsWith("java/lang/")
                && Type.getArgumentTypes(call.desc).length == 1
                && Type.getArgumentTypes(call.desc)[0].getSort() < Type.ARRAY;
    }

    /** What a new container of the JDK gives, an iterator or an element, nobody else knows either. */
    private static boolean isPartOfNew(MethodInsnNode call, List<? extends Origin> values) {
        return call.getOpcode() != Opcodes.INVOKESTATIC
                && call.owner.startsWith("java/util/")
                && call.desc.contains(")L")
                && values.get(0).path().equals(Origin.NEW);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Origin value, Origin expected) {
        // Nothing comes of it.
    }

    @Override
    public Origin merge(Origin one, Origin other) {
        return one.equals(other) ? one : Origin.unknown(Math.min(one.size(), other.size()));
    }
}
