package io.selvage.agent.weave.loops;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.memory.ReflectionRule;
import io.selvage.agent.weave.memory.UnsafeRule;
import io.selvage.hooks.Site;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.JdkMethods;
import io.selvage.hooks.sideways.AccessModes;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** What calls of JDK methods do to the state of the program, as far as loops that wait are concerned. */
enum CallPurity {
    /** Changes nothing. */
    PURE,
    /** Changes nothing, and may pass time. */
    PURE_TIMED,
    /** Changes nothing if it answers false. */
    UNLESS_TRUE,
    UNLESS_TRUE_TIMED,
    /** Changes nothing if it answers null. */
    UNLESS_NON_NULL,
    UNLESS_NON_NULL_TIMED,
    /** Changes nothing if it answers 0, a number of 64 bits. */
    UNLESS_NON_ZERO,
    /** Sets what is set already if it answers true. */
    UNLESS_FALSE,
    OTHER;

    private static final String ATOMIC = Names.CONCURRENT + "atomic/";
    private static final String LOCKS = Names.CONCURRENT + "locks/";
    /** To look for a key changes nothing. */
    private static final Set<String> MAPS = Set.of(
            "java/util/Map",
            Names.CONCURRENT + "ConcurrentMap",
            Names.CONCURRENT + "ConcurrentHashMap",
            Names.CONCURRENT + "ConcurrentSkipListMap");

    private static final Set<String> QUEUES = Set.of("java/util/Queue", "java/util/Deque");

    private static final Set<String> OF_A_THREAD =
            Set.of("isAlive()Z", "isInterrupted()Z", "getState()Ljava/lang/Thread$State;");

    boolean isTimed() {
        return this == PURE_TIMED || this == UNLESS_TRUE_TIMED || this == UNLESS_NON_NULL_TIMED;
    }

    static CallPurity of(MethodInsnNode call) {
        String method = call.name + call.desc;
        if (call.owner.equals(Names.THREAD)) {
            return ofThread(call, method);
        }
        if (call.owner.startsWith(ATOMIC) || call.owner.equals("java/lang/invoke/VarHandle")) {
            return ofAtomic(call);
        }
        if (UnsafeRule.concerns(call.owner)) {
            return ofUnsafe(call);
        }
        if (ReflectionRule.isRead(call)) {
            return PURE;
        }
        if (call.name.equals("get") && MAPS.contains(call.owner)) {
            return PURE;
        }
        if (method.equals("poll()Ljava/lang/Object;") && QUEUES.contains(call.owner)) {
            return UNLESS_NON_NULL;
        }
        if (call.owner.startsWith(Names.CONCURRENT)) {
            return ofConcurrent(call);
        }
        boolean waits = method.equals("wait(J)V") || method.equals("wait(JI)V");
        if (waits) {
            return PURE_TIMED;
        }
        boolean looks = JdkClasses.isShared(call.owner) && JdkMethods.isPure(call.name);
        return looks || isOfValues(call) ? PURE : OTHER;
    }

    private static boolean isOfValues(MethodInsnNode call) {
        return JdkClasses.isPure(call.owner) && !call.name.equals("random") && !call.name.equals("<init>");
    }

    private static CallPurity ofThread(MethodInsnNode call, String method) {
        return switch (method) {
            case "onSpinWait()V", "yield()V", "currentThread()Ljava/lang/Thread;" -> PURE;
            case "sleep(J)V", "sleep(JI)V", "join(J)V" -> PURE_TIMED;
            default -> OF_A_THREAD.contains(method) ? PURE : OTHER;
        };
    }

    private static CallPurity ofAtomic(MethodInsnNode call) {
        return switch (call.name) {
            case "get", "getPlain", "getOpaque", "getAcquire", "getVolatile", "intValue", "longValue", "getReference" ->
                PURE;
            case "compareAndSet",
                    "weakCompareAndSet",
                    "weakCompareAndSetPlain",
                    "weakCompareAndSetVolatile",
                    "weakCompareAndSetAcquire",
                    "weakCompareAndSetRelease" -> UNLESS_TRUE;
            case "getAndSet" -> call.owner.equals(ATOMIC + "AtomicBoolean") && isSetting(call) ? UNLESS_FALSE : OTHER;
            default -> OTHER;
        };
    }

    private static CallPurity ofUnsafe(MethodInsnNode call) {
        boolean attempts = call.name.startsWith("compareAndSwap")
                || call.name.startsWith("compareAndSet")
                || call.name.startsWith("weakCompareAndSet");
        if (attempts) {
            return UNLESS_TRUE;
        }
        boolean reads = (AccessModes.ofUnsafe(call.name) & (Site.READ | Site.WRITE)) == Site.READ;
        return reads && call.desc.startsWith("(Ljava/lang/Object;J") ? PURE : OTHER;
    }

    private static boolean isSetting(MethodInsnNode call) {
        return call.getPrevious() != null && call.getPrevious().getOpcode() == Opcodes.ICONST_1;
    }

    private static CallPurity ofConcurrent(MethodInsnNode call) {
        boolean timed = call.desc.contains("JLjava/util/concurrent/TimeUnit;");
        return switch (call.name) {
            case "tryLock", "tryAcquire" -> timed ? UNLESS_TRUE_TIMED : UNLESS_TRUE;
            case "offer" -> timed ? UNLESS_TRUE_TIMED : OTHER;
            case "poll" -> timed ? UNLESS_NON_NULL_TIMED : UNLESS_NON_NULL;
            case "await" -> timed && !call.owner.contains("CyclicBarrier") ? PURE_TIMED : OTHER;
            case "awaitNanos" -> call.owner.startsWith(LOCKS) ? PURE_TIMED : OTHER;
            case "awaitTermination" -> PURE_TIMED;
            case "tryOptimisticRead", "validate" -> PURE;
            case "tryReadLock", "tryWriteLock" -> timed ? OTHER : UNLESS_NON_ZERO;
            case "parkNanos", "parkUntil" -> PURE_TIMED;
            case "sleep" -> call.owner.equals(Names.CONCURRENT + "TimeUnit") ? PURE_TIMED : OTHER;
            default -> JdkMethods.isPure(call.name) ? PURE : OTHER;
        };
    }
}
