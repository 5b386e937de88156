package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** {@code wait}, {@code notify} and {@code notifyAll}: final in {@code Object}, so that any owner will do. */
final class WaitRule implements CallRule {
    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        return switch (call.name + call.desc) {
            case "wait()V" -> hook("await", "(Ljava/lang/Object;I)V", call, location);
            case "wait(J)V" -> hook("await", "(Ljava/lang/Object;JI)V", call, location);
            case "wait(JI)V" -> hook("await", "(Ljava/lang/Object;JII)V", call, location);
            case "notify()V" -> hook("signal", "(Ljava/lang/Object;I)V", call, location);
            case "notifyAll()V" -> hook("signalAll", "(Ljava/lang/Object;I)V", call, location);
            default -> null;
        };
    }

    private static InsnList hook(String hook, String descriptor, MethodInsnNode call, WeaveLocation location) {
        int site = location.site("java.lang.Object." + call.name, Site.READ | Site.WRITE);
        return new CodeBuilder()
                .push(site)
                .hook(MonitorHooks.class, hook, descriptor)
                .list();
    }
}
