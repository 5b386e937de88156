package io.selvage.agent.inspect;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Follows values back to the fields that they are made of. */
final class FieldSources {
    /** A value that is handed on more often than that is not followed. */
    private static final int MAX_COPIES = 20;

    private final MethodFlow flow;
    private final MonitorClasses family;
    private final Set<String> state;
    /** Instructions and methods that have been followed: values circulate in loops. */
    private final Set<Object> followed;

    private final StatePaths paths;

    FieldSources(MethodFlow flow, MonitorClasses family, Set<String> state, Set<Object> followed) {
        this.flow = flow;
        this.family = family;
        this.state = state;
        this.followed = followed;
        paths = new StatePaths(family);
    }

    /** Everything that {@code insn} takes off the stack. */
    void followOperands(AbstractInsnNode insn) throws AnalyzerException {
        Frame<SourceValue> frame = flow.frame(insn);
        int operands = frame == null ? 0 : Math.min(operands(insn), frame.getStackSize());
        for (int i = 0; i < operands; i++) {
            SourceValue value = frame.getStack(frame.getStackSize() - 1 - i);
            boolean comparesWithNull = insn.getOpcode() == Opcodes.IFNULL || insn.getOpcode() == Opcodes.IFNONNULL;
            follow(value, comparesWithNull ? "?" : "");
        }
    }

    private void follow(SourceValue value, String use) throws AnalyzerException {
        for (AbstractInsnNode source : value.insns) {
            if (followed.add(source)) {
                follow(source, use);
            }
        }
    }

    private void follow(AbstractInsnNode source, String use) throws AnalyzerException {
        if (source instanceof FieldInsnNode field) {
            field(field, use);
        } else if (source instanceof VarInsnNode || source instanceof IincInsnNode) {
            variable(source);
        } else if (source instanceof MethodInsnNode call) {
            call(call);
        } else {
            followOperands(source);
        }
    }

    private void field(FieldInsnNode field, String use) throws AnalyzerException {
        String path = path(field);
        if (path == null) {
            followOperands(field);
        } else if (use.isEmpty()) {
            state.addAll(paths.ofWhole(path, field.desc));
        } else {
            state.add(paths.ofPresence(path, field.desc));
        }
    }

    /** How the monitor gets at the field: {@code count}, {@code head.next.value}; null if it is not by fields alone. */
    private String path(FieldInsnNode field) {
        if (family.contains(field.owner)) {
            return field.name;
        }
        Frame<SourceValue> frame = flow.frame(field);
        if (frame == null || field.getOpcode() != Opcodes.GETFIELD) {
            return null;
        }
        FieldInsnNode outer = origin(frame.getStack(frame.getStackSize() - 1), 0);
        String before = outer == null || outer == field ? null : path(outer);
        return before == null ? null : before + "." + field.name;
    }

    /**
     * The field that a value was read from, local variables and casts in between; null if there is none, or several.
     */
    private FieldInsnNode origin(SourceValue value, int depth) {
        if (value.insns.size() != 1 || depth > MAX_COPIES) {
            return null;
        }
        AbstractInsnNode source = value.insns.iterator().next();
        Frame<SourceValue> frame = flow.frame(source);
        if (source instanceof FieldInsnNode field) {
            return field;
        }
        boolean loads = source.getOpcode() == Opcodes.ALOAD;
        boolean copies = source.getOpcode() == Opcodes.ASTORE
                || source.getOpcode() == Opcodes.CHECKCAST
                || source.getOpcode() == Opcodes.DUP;
        if (frame == null || !loads && !copies) {
            return null;
        }
        SourceValue before =
                loads ? frame.getLocal(((VarInsnNode) source).var) : frame.getStack(frame.getStackSize() - 1);
        return origin(before, depth + 1);
    }

    /** A local variable: whatever was stored there last. */
    private void variable(AbstractInsnNode source) throws AnalyzerException {
        Frame<SourceValue> frame = flow.frame(source);
        if (frame == null) {
            return;
        }
        boolean stores = source.getOpcode() >= Opcodes.ISTORE && source.getOpcode() <= Opcodes.ASTORE;
        if (stores) {
            follow(frame.getStack(frame.getStackSize() - 1), "");
        } else {
            int variable = source instanceof VarInsnNode load ? load.var : ((IincInsnNode) source).var;
            follow(frame.getLocal(variable), "");
        }
    }

    private void call(MethodInsnNode call) throws AnalyzerException {
        ClassNode owner = family.contains(call.owner) ? family.ownerOf(call) : null;
        if (owner != null) {
            answers(owner, MonitorClasses.methodOf(owner, call));
        }
        for (MethodNode body : family.bodiesOf(call.owner)) {
            answers(family.classes().get(0), body);
        }
        FieldInsnNode field = receiver(call);
        String path = field == null ? null : path(field);
        if (path == null) {
            followOperands(call);
        } else {
            state.addAll(paths.ofCall(path, field.desc, call));
            ofArguments(call);
        }
    }

    /** The field whose object {@code call} is made on; null if it is none. */
    private FieldInsnNode receiver(MethodInsnNode call) {
        Frame<SourceValue> frame = flow.frame(call);
        int depth = Type.getArgumentTypes(call.desc).length;
        if (frame == null || call.getOpcode() == Opcodes.INVOKESTATIC || frame.getStackSize() <= depth) {
            return null;
        }
        return origin(frame.getStack(frame.getStackSize() - 1 - depth), 0);
    }

    private void ofArguments(MethodInsnNode call) throws AnalyzerException {
        Frame<SourceValue> frame = flow.frame(call);
        for (int i = Type.getArgumentTypes(call.desc).length; i > 0; i--) {
            follow(frame.getStack(frame.getStackSize() - i), "");
        }
    }

    /** What a method of the family answers is made of what it returns and what it decides that by. */
    private void answers(ClassNode owner, MethodNode method) throws AnalyzerException {
        if (!followed.add(method)) {
            return;
        }
        MethodFlow inner = new MethodFlow(owner.name, method);
        FieldSources sources = new FieldSources(inner, family, state, followed);
        for (AbstractInsnNode insn : method.instructions) {
            int opcode = insn.getOpcode();
            boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
            boolean branches = opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ACMPNE
                    || opcode == Opcodes.TABLESWITCH
                    || opcode == Opcodes.LOOKUPSWITCH
                    || opcode == Opcodes.IFNULL
                    || opcode == Opcodes.IFNONNULL;
            if (returns || branches) {
                sources.followOperands(insn);
            }
        }
    }

    /** An upper limit of how many values {@code insn} takes. */
    private static int operands(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (insn instanceof MethodInsnNode call) {
            return Type.getArgumentTypes(call.desc).length + (opcode == Opcodes.INVOKESTATIC ? 0 : 1);
        }
        if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
            return 2;
        }
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return 2;
        }
        boolean unary = opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG
                || opcode >= Opcodes.I2L && opcode <= Opcodes.I2S
                || opcode >= Opcodes.DUP && opcode <= Opcodes.DUP2_X2;
        if (unary) {
            return opcode >= Opcodes.DUP ? 2 : 1;
        }
        if (opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG) {
            return 2;
        }
        return opcode >= Opcodes.ICONST_0 - 1 && opcode <= Opcodes.SIPUSH + 2 || opcode == Opcodes.NEW ? 0 : 1;
    }
}
