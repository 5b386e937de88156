package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.ClockUses;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.CallHooks;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.ThreadHooks;
import io.selvage.hooks.WorldHooks;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls that no hook in the JDK's own body could see, because it is native or an intrinsic: replaced at the call. */
final class WorldRule implements CallRule {
    private final boolean impersonate;

    /** @param impersonate true where threads under test are played by other threads */
    WorldRule(boolean impersonate) {
        this.impersonate = impersonate;
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (ClockUses.isReading(call)) {
            return ofClock(call, location);
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return ofStatic(call, location);
        }
        if (call.name.equals("hashCode") && call.desc.equals("()I")) {
            return ofHashCode(call, location);
        }
        if (call.owner.equals("java/lang/Runtime") && call.name.equals("availableProcessors")) {
            return new CodeBuilder()
                    .hook(JdkHooks.class, call.name, "(Ljava/lang/Runtime;)I")
                    .list();
        }
        if (call.name.equals("setName") && call.desc.equals("(Ljava/lang/String;)V")) {
            return ofSetName(call, location);
        }
        return impersonate ? ofLife(call, location) : null;
    }

    private static InsnList ofClock(MethodInsnNode call, WeaveLocation location) {
        int site = location.site(Names.dotted(call.owner) + "." + call.name, Site.READ | Site.WRITE);
        CodeBuilder code = new CodeBuilder()
                .push(location.origins().clockUses().of(call))
                .push(site)
                .hook(WorldHooks.class, "readsClock", "(II)V");
        boolean isOfSystem = call.owner.equals("java/lang/System");
        return code.add(isOfSystem ? same(WorldHooks.class, call) : single(call))
                .list();
    }

    private static InsnList single(MethodInsnNode call) {
        return new CodeBuilder().add(call.clone(null)).list();
    }

    private static InsnList ofSetName(MethodInsnNode call, WeaveLocation location) {
        if (!location.type().index().extendsKnown(call.owner, Names.THREAD)) {
            return null;
        }
        return AnnounceRule.at(call, location)
                .hook(ThreadHooks.class, "setName", "(Ljava/lang/Thread;Ljava/lang/String;)V")
                .list();
    }

    private static InsnList ofLife(MethodInsnNode call, WeaveLocation location) {
        return switch (call.name) {
            case "join" -> ofJoin(call, location);
            case "start" -> ofStart(call, location);
            default -> null;
        };
    }

    private static InsnList ofStart(MethodInsnNode call, WeaveLocation location) {
        ClassIndex index = location.type().index();
        if (!call.desc.equals("()V") || !index.extendsKnown(call.owner, Names.THREAD)) {
            return null;
        }
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        boolean overridden = ofSuper
                && !index.declaring(call.owner, call.name, call.desc)
                        .filter(Names.THREAD::equals)
                        .isPresent();
        if (overridden) {
            return null;
        }
        String hook = ofSuper ? "prepareSuperStart" : "prepareStart";
        return AnnounceRule.at(call, location)
                .op(Opcodes.DUP)
                .hook(ThreadHooks.class, hook, "(Ljava/lang/Thread;)V")
                .add(call.clone(null))
                .list();
    }

    private InsnList ofStatic(MethodInsnNode call, WeaveLocation location) {
        return switch (call.owner + "." + call.name + call.desc) {
            case "java/lang/Thread.onSpinWait()V" -> standing("spinOrReal", call, location);
            case "java/lang/Thread.yield()V" -> standing("yieldOrReal", call, location);
            case "java/lang/Thread.sleep(J)V" -> standing("sleepOrReal", call, location);
            case "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z" -> same(MonitorHooks.class, call);
            case "java/lang/System.identityHashCode(Ljava/lang/Object;)I",
                    "java/lang/System.console()Ljava/io/Console;",
                    "java/lang/Math.random()D" -> same(WorldHooks.class, call);
            case "java/lang/Thread.currentThread()Ljava/lang/Thread;" ->
                impersonate ? ofCurrentThread(call, location) : null;
            default -> null;
        };
    }

    private static InsnList ofCurrentThread(MethodInsnNode call, WeaveLocation location) {
        CodeBuilder code = new CodeBuilder();
        if (ThreadIdentity.isSeenBy(call, location)) {
            code.hook(CallHooks.class, "seesThread", "()V");
        }
        return code.hook(ThreadHooks.class, call.name, call.desc).list();
    }

    private static InsnList same(Class<?> hooks, MethodInsnNode call) {
        return new CodeBuilder().hook(hooks, call.name, call.desc).list();
    }

    private static InsnList standing(String hook, MethodInsnNode call, WeaveLocation location) {
        return AnnounceRule.at(call, location)
                .hook(ThreadHooks.class, hook, call.desc)
                .list();
    }

    private static InsnList ofHashCode(MethodInsnNode call, WeaveLocation location) {
        Optional<String> declaring = location.type().index().declaring(call.owner, call.name, call.desc);
        boolean identity = declaring.isPresent()
                && (declaring.get().equals(Names.OBJECT) || declaring.get().equals("java/lang/Enum"));
        if (!identity) {
            return null;
        }
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        String hook = ofSuper ? "identityHashCode" : "hashCode";
        return new CodeBuilder()
                .hook(WorldHooks.class, hook, "(Ljava/lang/Object;)I")
                .list();
    }

    private static InsnList ofJoin(MethodInsnNode call, WeaveLocation location) {
        if (!location.type().index().extendsKnown(call.owner, Names.THREAD)) {
            return null;
        }
        CodeBuilder code = AnnounceRule.at(call, location);
        if (call.desc.equals("(JI)V")) {
            // as Thread.join(long, int) does: any part of a millisecond counts as one
            code.add(new LdcInsnNode(999_999)).op(Opcodes.IADD);
            code.add(new LdcInsnNode(1_000_000)).op(Opcodes.IDIV, Opcodes.I2L, Opcodes.LADD);
        } else if (!call.desc.equals("(J)V")) {
            return null;
        }
        return code.hook(ThreadHooks.class, "joinOrReal", "(Ljava/lang/Thread;J)V")
                .list();
    }
}
