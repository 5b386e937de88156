package io.selvage.agent.weave.escape;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods that keep none of the objects they are given, or only in the object they make, and cannot be analysed. */
final class HarmlessCalls {
    /** Native, or final and without a trace. */
    private static final Set<String> METHODS = Set.of(
            "java/lang/Object.<init>",
            "java/lang/Object.getClass",
            "java/lang/System.identityHashCode",
            "java/lang/Thread.holdsLock",
            "java/util/Objects.requireNonNull",
            "java/lang/ref/Reference.reachabilityFence");

    /**
     * Constructors whose classes are known: a thread is not started by its constructor, an exception does fill in its
     * stack trace by a method that could be overridden but is called for that alone, an object kept by a reference is
     * reached through the reference.
     */
    private static final Set<String> CONSTRUCTORS = Set.of(
            "java/lang/Thread",
            "java/lang/Throwable",
            "java/lang/Enum",
            "java/lang/Record",
            "java/lang/ThreadLocal",
            "java/lang/ref/WeakReference",
            "java/lang/ref/SoftReference",
            "java/util/TimerTask");

    private HarmlessCalls() {}

    static boolean contain(MethodInsnNode call) {
        return METHODS.contains(call.owner + "." + call.name)
                || call.name.equals("<init>") && CONSTRUCTORS.contains(call.owner)
                || call.owner.startsWith("[");
    }
}
