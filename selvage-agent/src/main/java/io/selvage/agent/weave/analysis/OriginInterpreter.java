package io.selvage.agent.weave.analysis;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Knows each value by the instruction that pushed it; copies on the stack and casts do not count as such. Says which
 * values an instruction consumes.
 */
final class OriginInterpreter extends SourceInterpreter {
    private final UnescapedObjects objects;

    OriginInterpreter(UnescapedObjects objects) {
        super(Opcodes.ASM9);
        this.objects = objects;
    }

    /** The instruction that pushed {@code value}; null if it is not known. */
    static AbstractInsnNode origin(SourceValue value) {
        return value.insns.isEmpty() ? null : value.insns.iterator().next();
    }

    private void consume(SourceValue value, AbstractInsnNode user) {
        objects.consumed(origin(value), user);
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            boolean twoSlots = opcode == Opcodes.LLOAD || opcode == Opcodes.DLOAD;
            return new SourceValue(twoSlots ? 2 : 1, instruction);
        }
        if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            consume(value, instruction);
        }
        return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.CHECKCAST || opcode == Opcodes.IINC) {
            return value;
        }
        consume(value, instruction);
        return super.unaryOperation(instruction, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode instruction, SourceValue first, SourceValue second) {
        consume(first, instruction);
        consume(second, instruction);
        return super.binaryOperation(instruction, first, second);
    }

    @Override
    public SourceValue ternaryOperation(
            AbstractInsnNode instruction, SourceValue first, SourceValue second, SourceValue third) {
        consume(first, instruction);
        consume(second, instruction);
        consume(third, instruction);
        return super.ternaryOperation(instruction, first, second, third);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode instruction, List<? extends SourceValue> values) {
        boolean hasReceiver = instruction instanceof MethodInsnNode && instruction.getOpcode() != Opcodes.INVOKESTATIC;
        for (int i = hasReceiver ? 1 : 0; i < values.size(); i++) {
            consume(values.get(i), instruction);
        }
        return super.naryOperation(instruction, values);
    }
}
