package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Another object instead of an argument, from the head of a method on.
 *
 * @param method name and descriptor
 * @param slot the local variable that holds the argument, a reference
 * @param value pushes what is to be there
 */
public record ArgumentReplacement(String method, int slot, CodeSnippet value) implements ClassEdit {
    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode candidate : type.methods) {
            if (mayChange(candidate.name + candidate.desc) && candidate.instructions.size() > 0) {
                InsnList head = value.copy().list();
                head.add(new VarInsnNode(Opcodes.ASTORE, slot));
                candidate.instructions.insert(head);
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public boolean mayChange(String candidate) {
        return method.equals(candidate);
    }
}
