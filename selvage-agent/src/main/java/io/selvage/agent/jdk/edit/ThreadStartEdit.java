package io.selvage.agent.jdk.edit;

import io.selvage.hooks.ThreadHooks;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** {@code Thread.start()} under control. Threads that the JDK starts for itself are left alone. */
public final class ThreadStartEdit implements ClassEdit {
    @Override
    public boolean apply(ClassNode type) {
        for (MethodNode method : type.methods) {
            if (mayChange(method.name + method.desc)) {
                insert(type, method);
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean mayChange(String method) {
        return method.equals("start()V");
    }

    private static void insert(ClassNode type, MethodNode method) {
        LabelNode body = new LabelNode();
        CodeSnippet code = CodeSnippet.start().self();
        InsnList head = code.list();
        head.add(new TypeInsnNode(Opcodes.INSTANCEOF, "jdk/internal/misc/InnocuousThread"));
        head.add(new JumpInsnNode(Opcodes.IFNE, body));
        code.self().hook(ThreadHooks.class, "start", "(Ljava/lang/Thread;)Z");
        head.add(new JumpInsnNode(Opcodes.IFEQ, body));
        code.op(Opcodes.RETURN);
        head.add(body);
        head.add(HeadFrames.atHead(type, method));
        code.op(Opcodes.NOP);
        method.instructions.insert(head);
    }
}
