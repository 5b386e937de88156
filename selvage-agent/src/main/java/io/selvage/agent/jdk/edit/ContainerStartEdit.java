package io.selvage.agent.jdk.edit;

import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.ThreadHooks;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * {@code Thread.start(ThreadContainer)} under control: the thread joins its container as ever, but outside of the real
 * monitor that the JDK holds meanwhile. As Java, at the head of the method:
 *
 * <pre>{@code
 * if (MonitorHooks.controlled() && this.container == null && threadState() == State.NEW) {
 *     setThreadContainer(container);
 *     container.add(this);
 *     inheritScopedValueBindings(container);
 *     if (ThreadHooks.start(this)) return;
 *     container.remove(this);
 *     setThreadContainer(null);
 * }
 * }</pre>
 */
public final class ContainerStartEdit implements ClassEdit {
    private static final String THREAD = "java/lang/Thread";
    private static final String CONTAINER = "jdk/internal/vm/ThreadContainer";
    private static final String TAKES_CONTAINER = "(Ljdk/internal/vm/ThreadContainer;)V";
    private static final String STATE = "java/lang/Thread$State";

    @Override
    public boolean apply(ClassNode type) {
        for (MethodNode method : type.methods) {
            if (method.name.equals("start") && method.desc.equals(TAKES_CONTAINER)) {
                insert(type, method);
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean mayChange(String method) {
        return method.equals("start" + TAKES_CONTAINER);
    }

    private static void insert(ClassNode type, MethodNode method) {
        LabelNode body = new LabelNode();
        LabelNode notMine = new LabelNode();
        CodeSnippet code = CodeSnippet.start();
        InsnList head = code.list();
        code.hook(MonitorHooks.class, "controlled", "()Z");
        head.add(new JumpInsnNode(Opcodes.IFEQ, body));
        code.self().field(Opcodes.GETFIELD, THREAD, "container", "L" + CONTAINER + ";");
        head.add(new JumpInsnNode(Opcodes.IFNONNULL, body));
        code.self().virtual(THREAD, "threadState", "()L" + STATE + ";");
        code.field(Opcodes.GETSTATIC, STATE, "NEW", "L" + STATE + ";");
        head.add(new JumpInsnNode(Opcodes.IF_ACMPNE, body));
        join(code);
        code.self().hook(ThreadHooks.class, "start", "(Ljava/lang/Thread;)Z");
        head.add(new JumpInsnNode(Opcodes.IFEQ, notMine));
        code.op(Opcodes.RETURN);
        head.add(notMine);
        head.add(HeadFrames.atHead(type, method));
        leave(code);
        head.add(body);
        head.add(HeadFrames.atHead(type, method));
        head.add(new InsnNode(Opcodes.NOP));
        method.instructions.insert(head);
    }

    private static void join(CodeSnippet code) {
        code.self().load("L" + CONTAINER + ";", 1).virtual(THREAD, "setThreadContainer", TAKES_CONTAINER);
        code.load("L" + CONTAINER + ";", 1).self().virtual(CONTAINER, "add", "(Ljava/lang/Thread;)V");
        code.self().load("L" + CONTAINER + ";", 1).virtual(THREAD, "inheritScopedValueBindings", TAKES_CONTAINER);
    }

    private static void leave(CodeSnippet code) {
        code.load("L" + CONTAINER + ";", 1).self().virtual(CONTAINER, "remove", "(Ljava/lang/Thread;)V");
        code.self().op(Opcodes.ACONST_NULL).virtual(THREAD, "setThreadContainer", TAKES_CONTAINER);
    }
}
