package io.selvage.agent.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions in the making; every method appends and returns this object. */
public final class CodeBuilder {
    private final InsnList list = new InsnList();

    public InsnList list() {
        return list;
    }

    public CodeBuilder add(AbstractInsnNode instruction) {
        list.add(instruction);
        return this;
    }

    public CodeBuilder add(InsnList instructions) {
        list.add(instructions);
        return this;
    }

    public CodeBuilder op(int... opcodes) {
        for (int opcode : opcodes) {
            list.add(new InsnNode(opcode));
        }
        return this;
    }

    public CodeBuilder push(int value) {
        if (value >= -1 && value <= 5) {
            return op(Opcodes.ICONST_0 + value);
        }
        if (value == (short) value) {
            return add(new IntInsnNode(value == (byte) value ? Opcodes.BIPUSH : Opcodes.SIPUSH, value));
        }
        return add(new LdcInsnNode(value));
    }

    public CodeBuilder pushClass(String internalName) {
        return add(new LdcInsnNode(Type.getObjectType(internalName)));
    }

    CodeBuilder load(Type type, int local) {
        return add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local));
    }

    /** Loads parameters that lie in the locals from {@code first} on. */
    public CodeBuilder loadAll(Type[] types, int first) {
        int local = first;
        for (Type type : types) {
            load(type, local);
            local += type.getSize();
        }
        return this;
    }

    public CodeBuilder var(int opcode, int local) {
        return add(new VarInsnNode(opcode, local));
    }

    /** Calls a static method of the hooks. */
    public CodeBuilder hook(Class<?> hooks, String method, String descriptor) {
        return callStatic(Type.getInternalName(hooks), method, descriptor);
    }

    public CodeBuilder callStatic(String owner, String method, String descriptor) {
        return add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method, descriptor, false));
    }
}
