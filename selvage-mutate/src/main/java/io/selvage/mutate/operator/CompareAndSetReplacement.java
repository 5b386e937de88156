package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import java.util.Set;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Replaces {@code compareAndSet} by {@code set}, which always succeeds. */
public final class CompareAndSetReplacement extends ConcurrencyOperator {
    private static final Set<String> NAMES = Set.of("compareAndSet", "weakCompareAndSet", "weakCompareAndSetVolatile");
    private static final Set<String> OWNERS = Set.of(
            "java/util/concurrent/atomic/AtomicInteger",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicBoolean",
            "java/util/concurrent/atomic/AtomicReference",
            "java/util/concurrent/atomic/AtomicIntegerArray",
            "java/util/concurrent/atomic/AtomicLongArray",
            "java/util/concurrent/atomic/AtomicReferenceArray",
            "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
            "java/util/concurrent/atomic/AtomicLongFieldUpdater",
            "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
            "java/lang/invoke/VarHandle");

    public CompareAndSetReplacement() {
        super("COMPARE_AND_SET_TO_SET");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> OWNERS.contains(call.owner) && NAMES.contains(call.name))
                .map(call -> new Edit(
                        call, "replaced " + call.name + " by set", () -> method.replace(call, set(method, call))))
                .toList();
    }

    /** The last two operands are the expected value and the new one. */
    private static InsnList set(EditedMethod method, MethodInsnNode call) {
        Type[] operands = Type.getArgumentTypes(call.desc);
        Type value = operands[operands.length - 1];
        Type expected = operands[operands.length - 2];
        Type[] kept = new Type[operands.length - 1];
        System.arraycopy(operands, 0, kept, 0, kept.length - 1);
        kept[kept.length - 1] = value;
        int local = method.newLocal(value);
        String name = call.owner.endsWith("VarHandle") ? "setVolatile" : "set";
        InsnList list = new InsnList();
        list.add(new VarInsnNode(value.getOpcode(Opcodes.ISTORE), local));
        list.add(new InsnNode(expected.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
        list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), local));
        list.add(new MethodInsnNode(
                call.getOpcode(), call.owner, name, Type.getMethodDescriptor(Type.VOID_TYPE, kept), call.itf));
        list.add(new InsnNode(Opcodes.ICONST_1));
        return list;
    }
}
