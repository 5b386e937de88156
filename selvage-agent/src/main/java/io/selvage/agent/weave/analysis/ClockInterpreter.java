package io.selvage.agent.weave.analysis;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.hooks.threads.ClockReading;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows times through one method and notes what they are used for. */
final class ClockInterpreter extends Interpreter<ClockValue> {
    private static final Set<String> TEXTS = Set.of(
            "java/io/PrintStream",
            "java/io/PrintWriter",
            "java/lang/StringBuilder",
            "java/lang/StringBuffer",
            "java/lang/String",
            "java/util/logging/Logger");
    private static final Set<String> NUMBERS = Set.of(
            "java/lang/Long",
            "java/lang/Integer",
            "java/lang/Double",
            "java/lang/Math",
            "java/util/concurrent/TimeUnit",
            "java/time/Duration");
    private static final Set<String> COMPARING =
            Set.of("compare", "compareTo", "equals", "isBefore", "isAfter", "isNegative", "isZero", "isPositive");
    private static final Set<Integer> SUBTRACTING = Set.of(ISUB, LSUB, FSUB, DSUB);

    private final ClockUses uses;

    ClockInterpreter(ClockUses uses) {
        super(ASM9);
        this.uses = uses;
    }

    @Override
    public ClockValue newValue(Type type) {
        return type == Type.VOID_TYPE ? null : ClockValue.ofSize(type == null ? 1 : type.getSize());
    }

    @Override
    public ClockValue newOperation(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof LdcInsnNode constant) {
            Object value = constant.cst;
            boolean isLong = value instanceof Long || value instanceof Double;
            return ClockValue.ofSize(isLong || value instanceof ConstantDynamic two && two.getSize() == 2 ? 2 : 1);
        }
        if (instruction instanceof FieldInsnNode field) {
            return newValue(Type.getType(field.desc));
        }
        return ClockValue.ofSize(
                opcode == LCONST_0 || opcode == LCONST_1 || opcode >= DCONST_0 && opcode <= DCONST_1 ? 2 : 1);
    }

    @Override
    public ClockValue copyOperation(AbstractInsnNode instruction, ClockValue value) {
        return value;
    }

    @Override
    public ClockValue unaryOperation(AbstractInsnNode instruction, ClockValue value) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            leaves(value);
            return opcode == GETFIELD ? newValue(Type.getType(field.desc)) : null;
        }
        if (opcode >= IFEQ && opcode <= IFLE || opcode == TABLESWITCH || opcode == LOOKUPSWITCH) {
            decides(value);
            return null;
        }
        return switch (opcode) {
            case LNEG, DNEG, I2L, I2D, L2D, F2L, F2D, D2L -> value.resized(2);
            case INEG, FNEG, L2I, L2F, D2I, D2F, F2I, I2F, I2B, I2C, I2S, IINC, CHECKCAST -> value.resized(1);
            default -> ClockValue.ofSize(1);
        };
    }

    @Override
    public ClockValue binaryOperation(AbstractInsnNode instruction, ClockValue first, ClockValue second) {
        int opcode = instruction.getOpcode();
        if (opcode == PUTFIELD) {
            leaves(second);
            return null;
        }
        if (opcode >= IALOAD && opcode <= SALOAD) {
            return ClockValue.ofSize(opcode == LALOAD || opcode == DALOAD ? 2 : 1);
        }
        if (opcode >= LCMP && opcode <= DCMPG || opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE) {
            compares(first, second);
            return ClockValue.ofSize(1);
        }
        int size = first.getSize();
        return SUBTRACTING.contains(opcode) && first.isTime() && second.isTime()
                ? first.since(second, size)
                : first.with(second, size);
    }

    @Override
    public ClockValue ternaryOperation(
            AbstractInsnNode instruction, ClockValue array, ClockValue index, ClockValue element) {
        leaves(element);
        return null;
    }

    @Override
    public ClockValue naryOperation(AbstractInsnNode instruction, List<? extends ClockValue> values) {
        if (instruction instanceof MethodInsnNode call) {
            ClockValue answer = called(call, values);
            return Type.getReturnType(call.desc) == Type.VOID_TYPE ? null : answer;
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            if (!dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
                values.forEach(this::leaves);
            }
            return newValue(Type.getReturnType(dynamic.desc));
        }
        return ClockValue.ofSize(1);
    }

    private ClockValue called(MethodInsnNode call, List<? extends ClockValue> values) {
        int size = Math.max(1, Type.getReturnType(call.desc).getSize());
        if (ClockUses.isReading(call)) {
            return new ClockValue(size, Set.of(call), Set.of());
        }
        boolean onTime = values.stream().anyMatch(ClockValue::isTime) && call.owner.startsWith("java/time/");
        if (NUMBERS.contains(call.owner) || onTime) {
            return computed(call, values, size);
        }
        if (!TEXTS.contains(call.owner)) {
            values.forEach(this::leaves);
        }
        return ClockValue.ofSize(size);
    }

    private ClockValue computed(MethodInsnNode call, List<? extends ClockValue> values, int size) {
        if (call.name.equals("toString") || call.name.equals("format")) {
            return ClockValue.ofSize(size);
        }
        ClockValue first = values.isEmpty() ? ClockValue.ofSize(1) : values.get(0);
        ClockValue second = values.size() < 2 ? ClockValue.ofSize(1) : values.get(1);
        if (COMPARING.contains(call.name)) {
            compares(first, second);
            return ClockValue.ofSize(size);
        }
        boolean isBetween = call.name.equals("between") || call.name.equals("until");
        return isBetween && first.isTime() && second.isTime() ? first.since(second, size) : first.with(second, size);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, ClockValue value, ClockValue expected) {
        leaves(value);
    }

    @Override
    public ClockValue merge(ClockValue value, ClockValue other) {
        if (value.getSize() != other.getSize()) {
            return value.with(other, 1);
        }
        return value.times().containsAll(other.times()) && value.spans().containsAll(other.spans())
                ? value
                : value.with(other, value.getSize());
    }

    /** Two times of one thread are as far apart as others have let them be. */
    private void compares(ClockValue first, ClockValue second) {
        if (first.isTime() && second.isTime()) {
            uses.add(first.times(), ClockReading.LOCAL);
            uses.add(second.times(), ClockReading.LOCAL);
        } else {
            uses.add(first.times(), ClockReading.SHARED);
            uses.add(second.times(), ClockReading.SHARED);
        }
        uses.add(first.spans(), ClockReading.LOCAL);
        uses.add(second.spans(), ClockReading.LOCAL);
    }

    private void decides(ClockValue value) {
        leaves(value);
    }

    /** Nobody knows what it is compared with. */
    private void leaves(ClockValue value) {
        uses.add(value.times(), ClockReading.SHARED);
        uses.add(value.spans(), ClockReading.LOCAL);
    }
}
