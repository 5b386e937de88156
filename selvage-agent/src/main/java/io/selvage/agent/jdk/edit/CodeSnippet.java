package io.selvage.agent.jdk.edit;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A few straight-line instructions, written down in one expression. */
public final class CodeSnippet {
    private final InsnList list = new InsnList();

    private CodeSnippet() {}

    public static CodeSnippet start() {
        return new CodeSnippet();
    }

    /** Pushes the object that the method was called on. */
    public CodeSnippet self() {
        return load("Ljava/lang/Object;", 0);
    }

    /** Pushes the local variable at {@code slot}, of the type that {@code descriptor} says. */
    public CodeSnippet load(String descriptor, int slot) {
        list.add(new VarInsnNode(Type.getType(descriptor).getOpcode(Opcodes.ILOAD), slot));
        return this;
    }

    public CodeSnippet push(Object constant) {
        list.add(new LdcInsnNode(constant));
        return this;
    }

    public CodeSnippet op(int opcode) {
        list.add(new InsnNode(opcode));
        return this;
    }

    CodeSnippet field(int opcode, String owner, String name, String descriptor) {
        list.add(new FieldInsnNode(opcode, owner, name, descriptor));
        return this;
    }

    CodeSnippet virtual(String owner, String name, String descriptor) {
        list.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false));
        return this;
    }

    CodeSnippet statically(String owner, String name, String descriptor) {
        list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false));
        return this;
    }

    /** Calls a static method of the hooks. */
    public CodeSnippet hook(Class<?> hooks, String name, String descriptor) {
        return statically(Type.getInternalName(hooks), name, descriptor);
    }

    /** The same instructions once more: a list can be inserted only once. */
    CodeSnippet copy() {
        CodeSnippet copy = new CodeSnippet();
        for (AbstractInsnNode insn : list) {
            copy.list.add(insn.clone(Map.of()));
        }
        return copy;
    }

    InsnList list() {
        return list;
    }
}
