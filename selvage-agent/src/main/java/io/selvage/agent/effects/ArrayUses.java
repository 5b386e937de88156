package io.selvage.agent.effects;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Collects the static arrays of a class that are used in another way than to look at their elements. */
final class ArrayUses extends SourceInterpreter {
    private final String owner;
    private final Set<String> changed = new HashSet<>();
    private boolean initialising;

    ArrayUses(String owner) {
        super(Opcodes.ASM9);
        this.owner = owner;
    }

    /** Names of fields. */
    Set<String> changed() {
        return changed;
    }

    void look(ClassNode type) throws AnalyzerException {
        for (MethodNode method : type.methods) {
            initialising = type.name.equals(owner) && method.name.equals("<clinit>");
            look(method);
        }
    }

    private void look(MethodNode method) throws AnalyzerException {
        for (AbstractInsnNode instruction : method.instructions) {
            if (isArrayOfOwner(instruction)) {
                new Analyzer<>(this).analyze(owner, method);
                return;
            }
        }
    }

    private boolean isArrayOfOwner(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.GETSTATIC
                && ((FieldInsnNode) instruction).owner.equals(owner)
                && ((FieldInsnNode) instruction).desc.startsWith("[");
    }

    private void use(SourceValue value) {
        for (AbstractInsnNode source : value.insns) {
            if (isArrayOfOwner(source)) {
                changed.add(((FieldInsnNode) source).name);
            }
        }
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
        int opcode = instruction.getOpcode();
        if (opcode != Opcodes.ARRAYLENGTH && opcode != Opcodes.IFNULL && opcode != Opcodes.IFNONNULL) {
            use(value);
        }
        return super.unaryOperation(instruction, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode instruction, SourceValue first, SourceValue second) {
        use(second);
        if (instruction.getOpcode() > Opcodes.SALOAD) {
            use(first);
        }
        return super.binaryOperation(instruction, first, second);
    }

    @Override
    public SourceValue ternaryOperation(
            AbstractInsnNode instruction, SourceValue first, SourceValue second, SourceValue third) {
        if (!initialising) {
            use(first);
        }
        use(third);
        return super.ternaryOperation(instruction, first, second, third);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode instruction, List<? extends SourceValue> values) {
        int harmless = instruction instanceof MethodInsnNode call && isCopying(call) ? 1 : 0;
        values.subList(harmless, values.size()).forEach(this::use);
        return super.naryOperation(instruction, values);
    }

    private static boolean isCopying(MethodInsnNode call) {
        return call.owner.startsWith("[") && call.name.equals("clone")
                || call.owner.equals("java/util/Arrays") && call.name.startsWith("copyOf")
                || call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
    }
}
