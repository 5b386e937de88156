package io.selvage.agent.effects;

import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** What each instruction of one method touches and makes. */
final class EffectInterpreter extends Interpreter<OriginValue> {
    private static final String[] PRIMITIVE_ARRAYS = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};

    private final Knowledge knowledge;
    private final MethodScope scope;
    private final MemoryModel memory;
    private final CallModel calls;
    private boolean isDead;

    EffectInterpreter(Knowledge knowledge, MethodScope scope) {
        super(Opcodes.ASM9);
        this.knowledge = knowledge;
        this.scope = scope;
        this.memory = new MemoryModel(knowledge, scope);
        this.calls = new CallModel(knowledge, scope);
    }

    /** The instructions that follow are part of this one, under the locks held there. */
    void at(AbstractInsnNode instruction, long guarded, boolean dead) {
        scope.at(instruction, guarded);
        isDead = dead;
    }

    @Override
    public OriginValue newValue(Type type) {
        if (type == null) {
            return OriginValue.NULL;
        }
        return type == Type.VOID_TYPE ? null : OriginValue.primitive(type);
    }

    @Override
    public OriginValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return scope.parameter(isInstanceMethod, local, type);
    }

    @Override
    public OriginValue newExceptionValue(TryCatchBlockNode block, Frame<OriginValue> frame, Type exceptionType) {
        return OriginValue.object(Origins.FRESH, exceptionType.getInternalName());
    }

    @Override
    public OriginValue newOperation(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.ACONST_NULL -> OriginValue.NULL;
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> OriginValue.LARGE;
            case Opcodes.LDC -> constant(((LdcInsnNode) instruction).cst);
            case Opcodes.GETSTATIC -> getStatic((FieldInsnNode) instruction);
            case Opcodes.NEW -> OriginValue.exactly(Origins.FRESH, ((TypeInsnNode) instruction).desc);
            default -> OriginValue.SMALL;
        };
    }

    private OriginValue getStatic(FieldInsnNode access) {
        return isDead ? knowledge.ofType(Type.getType(access.desc), 0) : memory.getStatic(access);
    }

    private static OriginValue constant(Object constant) {
        if (constant instanceof Long || constant instanceof Double) {
            return OriginValue.LARGE;
        }
        if (constant instanceof ConstantDynamic dynamic) {
            return OriginValue.isReference(Type.getType(dynamic.getDescriptor()))
                    ? OriginValue.object(Origins.ANY, null)
                    : OriginValue.primitive(Type.getType(dynamic.getDescriptor()));
        }
        return OriginValue.object(0, constant instanceof String ? "java/lang/String" : null);
    }

    @Override
    public OriginValue copyOperation(AbstractInsnNode instruction, OriginValue value) {
        return value;
    }

    @Override
    public OriginValue unaryOperation(AbstractInsnNode instruction, OriginValue value) {
        if (isDead) {
            return deadUnary(instruction);
        }
        switch (instruction.getOpcode()) {
            case Opcodes.GETFIELD:
                return memory.getField((FieldInsnNode) instruction, value);
            case Opcodes.PUTSTATIC:
                memory.putStatic((FieldInsnNode) instruction, value);
                return null;
            case Opcodes.MONITORENTER:
                scope.read(value.origins(), true, "monitor");
                return null;
            case Opcodes.CHECKCAST:
                return cast(value, ((TypeInsnNode) instruction).desc);
            case Opcodes.NEWARRAY:
                int kind = ((IntInsnNode) instruction).operand;
                return OriginValue.exactly(Origins.FRESH, PRIMITIVE_ARRAYS[kind - Opcodes.T_BOOLEAN]);
            case Opcodes.ANEWARRAY:
                Type element = Type.getObjectType(((TypeInsnNode) instruction).desc);
                return OriginValue.exactly(Origins.FRESH, "[" + element.getDescriptor());
            default:
                return Numbers.isLarge(instruction.getOpcode()) ? OriginValue.LARGE : OriginValue.SMALL;
        }
    }

    private OriginValue deadUnary(AbstractInsnNode instruction) {
        if (instruction instanceof FieldInsnNode access) {
            return knowledge.ofType(Type.getType(access.desc), 0);
        }
        return Numbers.isLarge(instruction.getOpcode()) ? OriginValue.LARGE : OriginValue.SMALL;
    }

    private boolean isOfConcreteElements(String type) {
        return type.startsWith("[")
                && type.length() > 2
                && !knowledge
                        .hierarchy()
                        .isForeign(Type.getType(type.substring(1)).getInternalName());
    }

    private OriginValue cast(OriginValue value, String type) {
        if (value.isNull() || value.isExact()) {
            return value;
        }
        if (knowledge.values().isValue(type)) {
            return OriginValue.object(0, type);
        }
        if (isOfConcreteElements(type) && !type.equals(value.type())) {
            scope.contents().blend();
        }
        return OriginValue.object(value.origins(), type);
    }

    @Override
    public OriginValue binaryOperation(AbstractInsnNode instruction, OriginValue first, OriginValue second) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return memory.getElement(opcode, isDead ? OriginValue.NULL : first);
        }
        if (opcode == Opcodes.PUTFIELD) {
            if (isDead) {
                return null;
            }
            memory.putField((FieldInsnNode) instruction, first, second);
            return null;
        }
        return Numbers.isLarge(opcode) ? OriginValue.LARGE : OriginValue.SMALL;
    }

    @Override
    public OriginValue ternaryOperation(
            AbstractInsnNode instruction, OriginValue array, OriginValue index, OriginValue value) {
        memory.putElement(instruction.getOpcode(), isDead ? OriginValue.NULL : array, value);
        return null;
    }

    @Override
    public OriginValue naryOperation(AbstractInsnNode instruction, List<? extends OriginValue> values) {
        if (instruction instanceof MultiANewArrayInsnNode array) {
            return OriginValue.exactly(Origins.FRESH, array.desc);
        }
        if (isDead) {
            return calls.unreached(instruction);
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return calls.dynamic(dynamic, List.copyOf(values));
        }
        return calls.call((MethodInsnNode) instruction, List.copyOf(values));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, OriginValue value, OriginValue expected) {
        if (!isDead) {
            scope.touched().returns(value);
        }
    }

    @Override
    public OriginValue merge(OriginValue first, OriginValue second) {
        return first.join(second);
    }
}
