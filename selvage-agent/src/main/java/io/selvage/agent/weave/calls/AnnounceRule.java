package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.CallHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.sockets.NetworkHooks;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of JDK methods that have a hook in their bodies: only the site is reported, the call stays. */
final class AnnounceRule implements CallRule {
    private static final Set<String> OF_A_THREAD =
            Set.of("start", "join", "interrupt", "isInterrupted", "isAlive", "getState", "setUncaughtExceptionHandler");
    private static final Set<String> OF_THREADS = Set.of(
            "interrupted",
            "sleep",
            "startVirtualThread",
            "setDefaultUncaughtExceptionHandler",
            "activeCount",
            "enumerate",
            "getAllStackTraces");
    /** What others may change, and other classes have methods of the same name for. */
    private static final Set<String> ATTRIBUTES = Set.of(
            "getName()Ljava/lang/String;",
            "getPriority()I",
            "isDaemon()Z",
            "setPriority(I)V",
            "setDaemon(Z)V",
            "getThreadGroup()Ljava/lang/ThreadGroup;",
            "getStackTrace()[Ljava/lang/StackTraceElement;");

    /** What their constructors do is reported where they meet the network. */
    private static final Set<String> SOCKETS =
            Set.of("java/net/Socket", "java/net/ServerSocket", "java/net/DatagramSocket", "java/net/MulticastSocket");

    private static final Set<String> OF_A_UNIT = Set.of("sleep", "timedJoin", "timedWait");

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (ThreadIdentity.isSeenBy(call, location)) {
            return new CodeBuilder()
                    .hook(CallHooks.class, "seesThread", "()V")
                    .add(call.clone(null))
                    .list();
        }
        if (isOfNetwork(call)) {
            int site = location.site(Names.dotted(call.owner) + "." + method(call), Site.READ | Site.WRITE);
            return new CodeBuilder()
                    .push(site)
                    .hook(NetworkHooks.class, "at", "(I)V")
                    .add(call.clone(null))
                    .list();
        }
        boolean concerned =
                call.getOpcode() == Opcodes.INVOKESTATIC ? concernsStatic(call) : concernsObject(call, location);
        return concerned ? at(call, location).add(call.clone(null)).list() : null;
    }

    private static boolean isOfNetwork(MethodInsnNode call) {
        return call.name.equals("<init>") && SOCKETS.contains(call.owner)
                || call.owner.startsWith("java/nio/channels/") && !call.owner.contains("File");
    }

    private static String method(MethodInsnNode call) {
        return call.name.equals("<init>") ? "new" : call.name;
    }

    /** Reports to the engine that {@code call} comes next. */
    static CodeBuilder at(MethodInsnNode call, WeaveLocation location) {
        int site = location.site(member(call), Site.READ | Site.WRITE);
        return new CodeBuilder().push(site).hook(CallHooks.class, "atSite", "(I)V");
    }

    private static String member(MethodInsnNode call) {
        boolean ofThread = OF_A_THREAD.contains(call.name) && !call.itf && call.getOpcode() != Opcodes.INVOKESTATIC;
        String owner = ofThread ? Names.THREAD : call.owner;
        return Names.dotted(owner) + "." + call.name;
    }

    private static boolean concernsStatic(MethodInsnNode call) {
        return switch (call.owner) {
            case Names.THREAD -> OF_THREADS.contains(call.name);
            case "java/util/concurrent/locks/LockSupport", "java/util/concurrent/Executors" -> true;
            default -> false;
        };
    }

    private static boolean concernsObject(MethodInsnNode call, WeaveLocation location) {
        if (call.owner.equals("java/util/concurrent/TimeUnit")) {
            return OF_A_UNIT.contains(call.name);
        }
        if (call.owner.startsWith("java/lang/Thread$Builder")) {
            return call.name.equals("start");
        }
        if (call.owner.equals("java/lang/ThreadGroup")) {
            return call.name.equals("activeCount") || call.name.equals("enumerate");
        }
        if (ATTRIBUTES.contains(call.name + call.desc)) {
            return location.type().index().extendsKnown(call.owner, Names.THREAD);
        }
        return OF_A_THREAD.contains(call.name)
                && !call.itf
                && isThreadShaped(call)
                && location.type().index().mayExtend(call.owner, Names.THREAD);
    }

    private static boolean isThreadShaped(MethodInsnNode call) {
        return call.name.equals("join")
                || call.desc.equals("()V")
                || call.desc.equals("()Z")
                || call.desc.equals("()Ljava/lang/Thread$State;")
                || call.desc.equals("(Ljava/lang/Thread$UncaughtExceptionHandler;)V");
    }
}
