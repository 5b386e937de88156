package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Code behind every read of a static field, outside of static initialisers, that turns the value into another. */
public record FieldReadFilter(String owner, String field, CodeSnippet filter) implements InstructionEdit {
    @Override
    public boolean concerns(String name) {
        return name.equals(field);
    }

    @Override
    public boolean apply(MethodNode method, AbstractInsnNode insn) {
        boolean matches = insn.getOpcode() == Opcodes.GETSTATIC
                && ((FieldInsnNode) insn).name.equals(field)
                && !method.name.equals("<clinit>");
        if (matches) {
            method.instructions.insert(insn, filter.copy().list());
        }
        return matches;
    }
}
