package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A hook called at the head of a method, before its body, which runs only if the hook did not do the work.
 *
 * @param method name and descriptor, as {@code join(J)V}
 * @param call pushes the arguments and calls the hook
 */
public record HeadHook(String method, CodeSnippet call, HookAnswer answer) implements ClassEdit {
    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode candidate : type.methods) {
            if (method.equals(candidate.name + candidate.desc) && candidate.instructions.size() > 0) {
                insert(type, candidate);
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public boolean mayChange(String candidate) {
        return method.equals(candidate);
    }

    private void insert(ClassNode type, MethodNode target) {
        LabelNode body = new LabelNode();
        CodeSnippet code = call.copy();
        InsnList head = code.list();
        Object[] left = answer.append(code, jump -> head.add(new JumpInsnNode(jump, body)));
        head.add(body);
        head.add(HeadFrames.atHead(type, target, left));
        if (left.length == 0) {
            // Keeps this frame apart from one that the body may begin with.
            head.add(new InsnNode(Opcodes.NOP));
        } else {
            head.add(new InsnNode(left[0] == Opcodes.LONG ? Opcodes.POP2 : Opcodes.POP));
        }
        target.instructions.insert(head);
    }
}
