package io.selvage.agent.weave;

import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** {@code wait}, {@code notify} and {@code notifyAll}: final in {@code Object}, so that any owner will do. */
final class WaitRule implements CallRule {
    @Override
    public InsnList rewrite(MethodInsnNode call, Spot spot) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        return switch (call.name + call.desc) {
            case "wait()V" -> hook("await", "(Ljava/lang/Object;I)V", call, spot);
            case "wait(J)V" -> hook("await", "(Ljava/lang/Object;JI)V", call, spot);
            case "wait(JI)V" -> hook("await", "(Ljava/lang/Object;JII)V", call, spot);
            case "notify()V" -> hook("signal", "(Ljava/lang/Object;I)V", call, spot);
            case "notifyAll()V" -> hook("signalAll", "(Ljava/lang/Object;I)V", call, spot);
            default -> null;
        };
    }

    private static InsnList hook(String hook, String descriptor, MethodInsnNode call, Spot spot) {
        int site = spot.site("java.lang.Object." + call.name, Site.READ | Site.WRITE);
        return new Code().push(site).hook(MonitorHooks.class, hook, descriptor).list();
    }
}
