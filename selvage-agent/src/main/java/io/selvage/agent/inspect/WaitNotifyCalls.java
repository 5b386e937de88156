package io.selvage.agent.inspect;

import io.selvage.hooks.MonitorFacts;
import io.selvage.hooks.MonitorFacts.Kind;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which instructions wait or notify. */
final class WaitNotifyCalls {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final String SUPPORT = "java/util/concurrent/locks/LockSupport";
    /** The hook interface for sources that cannot be woven. */
    private static final String HOOK = "io/selvage/monitor/hook/SyncHook";

    private WaitNotifyCalls() {}

    /** Null if it does neither. */
    static Kind kind(AbstractInsnNode insn) {
        if (!(insn instanceof MethodInsnNode call)) {
            return null;
        }
        return switch (call.owner) {
            case CONDITION -> call.name.startsWith("await") ? Kind.WAIT : signal(call.name);
            case SUPPORT -> call.name.startsWith("park") ? Kind.WAIT : call.name.equals("unpark") ? Kind.NOTIFY : null;
            case HOOK -> hook(call.name);
            default -> ofObject(call);
        };
    }

    /** The id that a wait or notification gives to the hook interface; the empty string if it does not use it. */
    static String hookId(AbstractInsnNode insn) {
        if (!(insn instanceof MethodInsnNode call) || !call.owner.equals(HOOK)) {
            return "";
        }
        AbstractInsnNode before = insn.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            before = before.getPrevious();
        }
        return before instanceof LdcInsnNode constant && constant.cst instanceof String id ? id : MonitorFacts.ANY_ID;
    }

    private static Kind signal(String name) {
        return switch (name) {
            case "signal" -> Kind.NOTIFY;
            case "signalAll" -> Kind.NOTIFY_ALL;
            default -> null;
        };
    }

    private static Kind hook(String name) {
        return switch (name) {
            case "waitThread" -> Kind.WAIT;
            case "notifyThread" -> Kind.NOTIFY;
            case "notifyAllThreads" -> Kind.NOTIFY_ALL;
            default -> null;
        };
    }

    private static Kind ofObject(MethodInsnNode call) {
        return switch (call.name + call.desc) {
            case "wait()V", "wait(J)V", "wait(JI)V" -> Kind.WAIT;
            case "notify()V" -> Kind.NOTIFY;
            case "notifyAll()V" -> Kind.NOTIFY_ALL;
            default -> null;
        };
    }
}
