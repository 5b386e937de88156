package io.selvage.agent.effects;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The method under analysis: its parameters, what was found so far, and where we are. */
final class MethodScope {
    private final Knowledge knowledge;
    private final MethodKey key;
    private final MethodNode method;
    private final Contents contents = new Contents();
    private final Touched touched = new Touched();
    private final BitSet returning;
    private AbstractInsnNode instruction;
    private long guarded;

    MethodScope(Knowledge knowledge, MethodKey key, MethodNode method) {
        this.knowledge = knowledge;
        this.key = key;
        this.method = method;
        this.returning = ReturningCode.of(method);
    }

    void at(AbstractInsnNode current, long held) {
        instruction = current;
        guarded = held;
    }

    /** Whether all that can follow is an exception that leaves the method. */
    boolean isOnlyThrowing() {
        return !returning.get(method.instructions.indexOf(instruction));
    }

    boolean isConstructor() {
        return method.name.equals("<init>");
    }

    Contents contents() {
        return contents;
    }

    Touched touched() {
        return touched;
    }

    Summary summary() {
        return touched.summary(contents);
    }

    /** What is ordered by the lock of the method itself. */
    long guardedAtEntry() {
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) == 0) {
            return 0;
        }
        return (method.access & Opcodes.ACC_STATIC) != 0 ? Origins.STATIC : Origins.whole(0);
    }

    OriginValue parameter(boolean isInstanceMethod, int local, Type type) {
        if (isInstanceMethod && local == 0) {
            return receiver();
        }
        int slot = isInstanceMethod ? 1 : 0;
        int parameter = 1;
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            if (slot == local) {
                break;
            }
            slot += argument.getSize();
            parameter++;
        }
        return knowledge.ofType(type, Origins.self(parameter));
    }

    private OriginValue receiver() {
        boolean exact = key.receiver() != null;
        String type = exact ? key.receiver() : key.owner();
        boolean isValue = exact
                ? knowledge.values().isExactValue(type)
                : knowledge.values().isValue(type);
        long origins = isValue && !isConstructor() ? 0 : Origins.self(0);
        return exact ? OriginValue.exactly(origins, type) : OriginValue.object(origins, type);
    }

    /** Whether a lock is held that orders accesses of all these objects. */
    boolean isGuarded(long origins) {
        return guarded != 0 && (origins & ~guarded) == 0;
    }

    void read(long origins, boolean ordered, String what) {
        touched.read(origins, ordered, guarded, what);
    }

    void write(long origins, boolean ordered, String what) {
        touched.write(origins, ordered, guarded, what);
    }

    void touch(long reads, long writes, long plain, String what) {
        touched.touch(reads, writes, plain, guarded, what);
    }
}
