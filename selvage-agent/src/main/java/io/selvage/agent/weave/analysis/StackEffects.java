package io.selvage.agent.weave.analysis;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** How many stack slots an instruction takes and leaves. The shuffling ones (dup and swap) are not its business. */
public final class StackEffects {
    private StackEffects() {}

    static int pops(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            int owner = opcode == GETFIELD || opcode == PUTFIELD ? 1 : 0;
            return owner + (opcode == PUTFIELD || opcode == PUTSTATIC ? size(field.desc) : 0);
        }
        if (instruction instanceof MethodInsnNode call) {
            return argumentSlots(call.desc) + (opcode == INVOKESTATIC ? 0 : 1);
        }
        if (instruction instanceof InvokeDynamicInsnNode call) {
            return argumentSlots(call.desc);
        }
        if (instruction instanceof MultiANewArrayInsnNode array) {
            return array.dims;
        }
        return pops(opcode);
    }

    static int pushes(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            return opcode == GETFIELD || opcode == GETSTATIC ? size(field.desc) : 0;
        }
        if (instruction instanceof MethodInsnNode call) {
            return Type.getReturnType(call.desc).getSize();
        }
        if (instruction instanceof InvokeDynamicInsnNode call) {
            return Type.getReturnType(call.desc).getSize();
        }
        if (instruction instanceof LdcInsnNode constant) {
            return constantSlots(constant.cst);
        }
        return pushes(opcode);
    }

    /** Slots of the arguments, without the receiver. */
    public static int argumentSlots(String descriptor) {
        return (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
    }

    private static int size(String descriptor) {
        return Type.getType(descriptor).getSize();
    }

    private static int constantSlots(Object constant) {
        if (constant instanceof ConstantDynamic dynamic) {
            return dynamic.getSize();
        }
        return constant instanceof Long || constant instanceof Double ? 2 : 1;
    }

    private static int pops(int opcode) {
        return switch (opcode) {
            case LASTORE,
                    DASTORE,
                    LADD,
                    DADD,
                    LSUB,
                    DSUB,
                    LMUL,
                    DMUL,
                    LDIV,
                    DDIV,
                    LREM,
                    DREM,
                    LAND,
                    LOR,
                    LXOR,
                    LCMP,
                    DCMPL,
                    DCMPG -> 4;
            case IASTORE, FASTORE, AASTORE, BASTORE, CASTORE, SASTORE, LSHL, LSHR, LUSHR -> 3;
            case IALOAD,
                    LALOAD,
                    FALOAD,
                    DALOAD,
                    AALOAD,
                    BALOAD,
                    CALOAD,
                    SALOAD,
                    LSTORE,
                    DSTORE,
                    POP2,
                    IADD,
                    FADD,
                    ISUB,
                    FSUB,
                    IMUL,
                    FMUL,
                    IDIV,
                    FDIV,
                    IREM,
                    FREM,
                    LNEG,
                    DNEG,
                    ISHL,
                    ISHR,
                    IUSHR,
                    IAND,
                    IOR,
                    IXOR,
                    L2I,
                    L2F,
                    L2D,
                    D2I,
                    D2L,
                    D2F,
                    FCMPL,
                    FCMPG,
                    IF_ICMPEQ,
                    IF_ICMPNE,
                    IF_ICMPLT,
                    IF_ICMPGE,
                    IF_ICMPGT,
                    IF_ICMPLE,
                    IF_ACMPEQ,
                    IF_ACMPNE,
                    LRETURN,
                    DRETURN -> 2;
            case ISTORE,
                    FSTORE,
                    ASTORE,
                    POP,
                    INEG,
                    FNEG,
                    I2L,
                    I2F,
                    I2D,
                    F2I,
                    F2L,
                    F2D,
                    I2B,
                    I2C,
                    I2S,
                    IFEQ,
                    IFNE,
                    IFLT,
                    IFGE,
                    IFGT,
                    IFLE,
                    IFNULL,
                    IFNONNULL,
                    TABLESWITCH,
                    LOOKUPSWITCH,
                    IRETURN,
                    FRETURN,
                    ARETURN,
                    NEWARRAY,
                    ANEWARRAY,
                    ARRAYLENGTH,
                    ATHROW,
                    INSTANCEOF,
                    MONITORENTER,
                    MONITOREXIT -> 1;
            default -> 0;
        };
    }

    private static int pushes(int opcode) {
        return switch (opcode) {
            case LCONST_0,
                    LCONST_1,
                    DCONST_0,
                    DCONST_1,
                    LLOAD,
                    DLOAD,
                    LALOAD,
                    DALOAD,
                    LADD,
                    DADD,
                    LSUB,
                    DSUB,
                    LMUL,
                    DMUL,
                    LDIV,
                    DDIV,
                    LREM,
                    DREM,
                    LNEG,
                    DNEG,
                    LSHL,
                    LSHR,
                    LUSHR,
                    LAND,
                    LOR,
                    LXOR,
                    I2L,
                    I2D,
                    L2D,
                    F2L,
                    F2D,
                    D2L -> 2;
            case ARRAYLENGTH, INSTANCEOF, NEW, NEWARRAY, ANEWARRAY, MULTIANEWARRAY -> 1;
            default -> isSingle(opcode) ? 1 : 0;
        };
    }

    /** Of those not named in {@link #pushes(int)}. */
    private static boolean isSingle(int opcode) {
        return opcode > NOP && opcode < Opcodes.ISTORE
                || opcode >= IADD && opcode <= IXOR
                || opcode >= I2L && opcode <= DCMPG;
    }
}
