package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.WeaveLocation;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls by which code can see which thread it runs on. */
final class ThreadIdentity {
    /** What any thread does to itself alike. */
    private static final Set<String> ALIKE = Set.of("interrupt()V", "isInterrupted()Z");

    private ThreadIdentity() {}

    static boolean isSeenBy(MethodInsnNode call, WeaveLocation location) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return call.owner.equals(Names.THREAD) && call.name.equals("currentThread") && !isForItselfOnly(call);
        }
        return call.getOpcode() == Opcodes.INVOKEVIRTUAL
                && location.type().index().extendsKnown(call.owner, "java/lang/ThreadLocal");
    }

    /** Whether all that happens to the thread is that it interrupts itself, or asks whether it was interrupted. */
    private static boolean isForItselfOnly(MethodInsnNode call) {
        AbstractInsnNode next = MethodBody.next(call);
        return next instanceof MethodInsnNode use
                && use.owner.equals(Names.THREAD)
                && ALIKE.contains(use.name + use.desc);
    }
}
