package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A hook at the head of an instance method replaces its first parameter, a reference.
 *
 * @param method name and descriptor
 * @param filter takes the parameter from the stack and leaves what stands for it
 */
public record ParameterFilter(String method, CodeSnippet filter) implements ClassEdit {
    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode candidate : type.methods) {
            if (method.equals(candidate.name + candidate.desc)) {
                InsnList head = filter.copy().list();
                head.insert(new VarInsnNode(Opcodes.ALOAD, 1));
                head.add(new VarInsnNode(Opcodes.ASTORE, 1));
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
