package io.selvage.mutate.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.LdcInsnNode;
import org.pitest.reloc.asm.tree.LineNumberNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.MethodNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** A method with its instructions, and whether it is to stay {@code synchronized}. */
public final class EditedMethod {
    private final MethodNode node;
    private final Type owner;
    private boolean isSynchronized;

    public EditedMethod(MethodInfo method, MethodNode node) {
        this(method.getOwningClass().getName().replace('.', '/'), node);
    }

    /** @param owner the internal name of its class */
    public EditedMethod(String owner, MethodNode node) {
        this.node = node;
        this.owner = Type.getObjectType(owner);
        isSynchronized = (node.access & Opcodes.ACC_SYNCHRONIZED) != 0;
    }

    public MethodNode node() {
        return node;
    }

    public InsnList code() {
        return node.instructions;
    }

    public boolean isSynchronized() {
        return isSynchronized;
    }

    public void dropSynchronized() {
        isSynchronized = false;
    }

    Type owner() {
        return owner;
    }

    public boolean isStatic() {
        return (node.access & Opcodes.ACC_STATIC) != 0;
    }

    public Stream<AbstractInsnNode> instructions() {
        return StreamSupport.stream(code().spliterator(), false);
    }

    public Stream<MethodInsnNode> calls() {
        return instructions().filter(MethodInsnNode.class::isInstance).map(MethodInsnNode.class::cast);
    }

    /** A local variable that the method does not use yet. */
    public int newLocal(Type type) {
        int slot = node.maxLocals;
        node.maxLocals += type.getSize();
        return slot;
    }

    /** Pushes what a synchronized method locks. */
    public AbstractInsnNode loadMonitor() {
        return isStatic() ? loadClass() : new VarInsnNode(Opcodes.ALOAD, 0);
    }

    public AbstractInsnNode loadClass() {
        return new LdcInsnNode(owner);
    }

    /** The source line of {@code at}; 0 if unknown. */
    public int line(AbstractInsnNode at) {
        for (AbstractInsnNode node = at; node != null; node = node.getPrevious()) {
            if (node instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return instructions()
                .filter(LineNumberNode.class::isInstance)
                .mapToInt(node -> ((LineNumberNode) node).line)
                .findFirst()
                .orElse(0);
    }

    public void replace(AbstractInsnNode old, InsnList by) {
        code().insertBefore(old, by);
        code().remove(old);
    }

    /** Lets two groups of neighbouring instructions change places. */
    public void swap(List<AbstractInsnNode> one, List<AbstractInsnNode> two) {
        AbstractInsnNode behindOne = one.get(one.size() - 1).getNext();
        AbstractInsnNode behindTwo = two.get(two.size() - 1).getNext();
        InsnList first = taken(one);
        InsnList second = taken(two);
        code().insertBefore(behindOne, second);
        code().insertBefore(behindTwo, first);
    }

    private InsnList taken(List<AbstractInsnNode> nodes) {
        InsnList list = new InsnList();
        for (AbstractInsnNode node : nodes) {
            code().remove(node);
            list.add(node);
        }
        return list;
    }

    /** Takes the operands of a call from the stack and pushes {@code true}, zero or null instead of its result. */
    public static InsnList dropped(MethodInsnNode call) {
        InsnList list = new InsnList();
        List<Type> operands = new ArrayList<>(List.of(Type.getArgumentTypes(call.desc)));
        for (int i = operands.size() - 1; i >= 0; i--) {
            list.add(new InsnNode(operands.get(i).getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
        }
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            list.add(new InsnNode(Opcodes.POP));
        }
        switch (Type.getReturnType(call.desc).getSort()) {
            case Type.VOID -> {}
            case Type.BOOLEAN -> list.add(new InsnNode(Opcodes.ICONST_1));
            case Type.LONG -> list.add(new InsnNode(Opcodes.LCONST_0));
            case Type.DOUBLE -> list.add(new InsnNode(Opcodes.DCONST_0));
            case Type.FLOAT -> list.add(new InsnNode(Opcodes.FCONST_0));
            case Type.OBJECT, Type.ARRAY -> list.add(new InsnNode(Opcodes.ACONST_NULL));
            default -> list.add(new InsnNode(Opcodes.ICONST_0));
        }
        return list;
    }
}
