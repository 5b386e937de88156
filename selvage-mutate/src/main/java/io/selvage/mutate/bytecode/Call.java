package io.selvage.mutate.bytecode;

import java.util.Set;
import java.util.function.Predicate;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Kinds of calls that synchronize threads. */
public enum Call {
    WAIT(call -> isOfObject(call, "wait", "()V", "(J)V", "(JI)V")
            || isOf(call, Call.CONDITION, "await", "awaitNanos", "awaitUntil", "awaitUninterruptibly")),
    NOTIFY(call -> isOfObject(call, "notify", "()V") || isOf(call, Call.CONDITION, "signal")),
    NOTIFY_ALL(call -> isOfObject(call, "notifyAll", "()V") || isOf(call, Call.CONDITION, "signalAll")),
    LOCK(call -> isOfLock(call, "lock", "lockInterruptibly", "readLock", "writeLock") && !returnsObject(call)),
    UNLOCK(call -> isOfLock(call, "unlock", "unlockRead", "unlockWrite")),
    ACQUIRE(call -> isOf(call, "java/util/concurrent/Semaphore", "acquire", "acquireUninterruptibly")),
    RELEASE(call -> isOf(call, "java/util/concurrent/Semaphore", "release")
            || isOf(call, "java/util/concurrent/CountDownLatch", "countDown")),
    AWAIT(call -> isOf(call, "java/util/concurrent/CountDownLatch", "await")
            || isOf(call, "java/util/concurrent/CyclicBarrier", "await")),
    JOIN(call -> call.name.equals("join")
            && Set.of("()V", "(J)V", "(JI)V").contains(call.desc)
            && call.getOpcode() == Opcodes.INVOKEVIRTUAL);

    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final String LOCKS = "java/util/concurrent/locks/";

    private final Predicate<MethodInsnNode> matches;

    Call(Predicate<MethodInsnNode> matches) {
        this.matches = matches;
    }

    public boolean is(MethodInsnNode call) {
        return matches.test(call);
    }

    public static boolean isAny(MethodInsnNode call, Set<Call> kinds) {
        return kinds.stream().anyMatch(kind -> kind.is(call));
    }

    private static boolean isOfObject(MethodInsnNode call, String name, String... descriptors) {
        return call.getOpcode() == Opcodes.INVOKEVIRTUAL
                && call.name.equals(name)
                && Set.of(descriptors).contains(call.desc);
    }

    private static boolean isOf(MethodInsnNode call, String owner, String... names) {
        return call.owner.equals(owner) && Set.of(names).contains(call.name);
    }

    private static boolean isOfLock(MethodInsnNode call, String... names) {
        return call.owner.startsWith(LOCKS) && Set.of(names).contains(call.name);
    }

    private static boolean returnsObject(MethodInsnNode call) {
        return Type.getReturnType(call.desc).getSort() == Type.OBJECT;
    }
}
