package io.selvage.agent.weave.escape;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows an object through the instructions of a method, and notes those that may let it out. */
final class TrackingInterpreter extends Interpreter<TrackedValue> {
    /** What is known beyond the method. */
    interface Surroundings {
        /** Whether the field of the object itself may lead back to it. */
        boolean mayHoldSelf(FieldInsnNode read);

        /** Whether the object may get out because it, or what leads to it, is stored in this field of itself. */
        boolean escapesInto(FieldInsnNode write);

        /** Whether the object may get out by the call; some of {@code values} lead to it. */
        boolean escapesBy(MethodInsnNode call, List<? extends TrackedValue> values);
    }

    private final BasicInterpreter sizes = new BasicInterpreter();
    private final Surroundings surroundings;
    private final int receiver;
    private final int tracked;
    private final Reach reach;
    private final Set<AbstractInsnNode> escapes = new HashSet<>();
    private final Set<AbstractInsnNode> holders = new HashSet<>();

    /**
     * @param tracked the local variable that the object is passed in
     * @param receiver a local variable that leads to the object too; negative if there is none
     */
    TrackingInterpreter(Surroundings surroundings, int tracked, Reach reach, int receiver) {
        super(Opcodes.ASM9);
        this.surroundings = surroundings;
        this.tracked = tracked;
        this.reach = reach;
        this.receiver = receiver;
    }

    /** Instructions that may let the object out. */
    Set<AbstractInsnNode> escapes() {
        return escapes;
    }

    /** New objects that were found to lead to the object; those found late were taken for others before. */
    int holderCount() {
        return holders.size();
    }

    @Override
    public TrackedValue newValue(Type type) {
        return type == null ? TrackedValue.ONE : TrackedValue.ofType(type);
    }

    @Override
    public TrackedValue newParameterValue(boolean ofInstance, int local, Type type) {
        if (local == tracked) {
            return TrackedValue.of(reach);
        }
        return local == receiver ? TrackedValue.HOLDER : newValue(type);
    }

    @Override
    public TrackedValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        if (instruction.getOpcode() == Opcodes.NEW) {
            Reach made = holders.contains(instruction) ? Reach.HOLDER : Reach.NONE;
            return new TrackedValue(1, made, (TypeInsnNode) instruction);
        }
        if (instruction instanceof FieldInsnNode read) {
            return newValue(Type.getType(read.desc));
        }
        if (instruction instanceof LdcInsnNode constant) {
            boolean twoSlots = constant.cst instanceof Long
                    || constant.cst instanceof Double
                    || constant.cst instanceof ConstantDynamic dynamic && dynamic.getSize() == 2;
            return twoSlots ? TrackedValue.TWO : TrackedValue.ONE;
        }
        return sized(sizes.newOperation(instruction));
    }

    @Override
    public TrackedValue copyOperation(AbstractInsnNode instruction, TrackedValue value) {
        return value;
    }

    @Override
    public TrackedValue unaryOperation(AbstractInsnNode instruction, TrackedValue value) throws AnalyzerException {
        switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST:
                return value;
            case Opcodes.GETFIELD:
                return read((FieldInsnNode) instruction, value);
            case Opcodes.PUTSTATIC, Opcodes.ATHROW:
                escapeIf(value.isTracked(), instruction);
                return null;
            default:
                return sized(sizes.unaryOperation(instruction, null));
        }
    }

    private TrackedValue read(FieldInsnNode read, TrackedValue from) {
        Type type = Type.getType(read.desc);
        boolean leadsBack =
                from.reach() == Reach.HOLDER || from.reach() == Reach.SELF && surroundings.mayHoldSelf(read);
        return leadsBack ? TrackedValue.from(type) : newValue(type);
    }

    @Override
    public TrackedValue binaryOperation(AbstractInsnNode instruction, TrackedValue first, TrackedValue second)
            throws AnalyzerException {
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.PUTFIELD) {
            escapeIf(second.isTracked() && isVisible(first, (FieldInsnNode) instruction), instruction);
            return null;
        }
        if (opcode == Opcodes.AALOAD) {
            return first.isTracked() ? TrackedValue.HOLDER : TrackedValue.ONE;
        }
        return sized(sizes.binaryOperation(instruction, null, null));
    }

    private boolean isVisible(TrackedValue target, FieldInsnNode write) {
        return target.reach() == Reach.SELF ? surroundings.escapesInto(write) : !target.isTracked();
    }

    @Override
    public TrackedValue ternaryOperation(
            AbstractInsnNode instruction, TrackedValue array, TrackedValue index, TrackedValue value) {
        escapeIf(value.isTracked() && !array.isTracked(), instruction);
        return null;
    }

    @Override
    public TrackedValue naryOperation(AbstractInsnNode instruction, List<? extends TrackedValue> values) {
        if (instruction instanceof MultiANewArrayInsnNode) {
            return TrackedValue.ONE;
        }
        boolean concerned = values.stream().anyMatch(TrackedValue::isTracked);
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            escapeIf(concerned && !makesLambda(dynamic), instruction);
            return result(Type.getReturnType(dynamic.desc), concerned);
        }
        MethodInsnNode call = (MethodInsnNode) instruction;
        if (concerned) {
            escapeIf(surroundings.escapesBy(call, values), call);
            noteHolder(call, values.get(0));
        }
        return result(Type.getReturnType(call.desc), concerned && !isClassOf(call));
    }

    /** An object made of what leads to the object leads to it as well. */
    private void noteHolder(MethodInsnNode call, TrackedValue target) {
        boolean makes = call.name.equals("<init>") && !target.isTracked();
        escapeIf(makes && target.made() == null, call);
        if (makes && target.made() != null) {
            holders.add(target.made());
        }
    }

    private static boolean makesLambda(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
    }

    private static boolean isClassOf(MethodInsnNode call) {
        return call.name.equals("getClass") && call.desc.equals("()Ljava/lang/Class;");
    }

    private static TrackedValue result(Type type, boolean leadsBack) {
        return leadsBack ? TrackedValue.from(type) : TrackedValue.ofType(type);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, TrackedValue value, TrackedValue expected) {
        // The caller takes every answer of a call that is given the object for one that leads to it.
    }

    @Override
    public TrackedValue merge(TrackedValue first, TrackedValue second) {
        return first.merge(second);
    }

    private void escapeIf(boolean may, AbstractInsnNode instruction) {
        if (may) {
            escapes.add(instruction);
        }
    }

    private static TrackedValue sized(BasicValue value) {
        if (value == null) {
            return null;
        }
        return value.getSize() == 1 ? TrackedValue.ONE : TrackedValue.TWO;
    }
}
