package io.selvage.agent.jdk.edit;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Another edit, in methods of one name only. */
public record EditWithinMethod(String method, InstructionEdit edit) implements InstructionEdit {
    @Override
    public String owner() {
        return edit.owner();
    }

    @Override
    public boolean concerns(String name) {
        return edit.concerns(name);
    }

    @Override
    public boolean apply(MethodNode in, AbstractInsnNode insn) {
        return in.name.equals(method) && edit.apply(in, insn);
    }
}
