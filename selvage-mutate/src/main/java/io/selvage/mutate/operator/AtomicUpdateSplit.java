package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import java.util.Map;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Replaces an atomic update by a read and a write. */
public final class AtomicUpdateSplit extends ConcurrencyOperator {
    private static final Map<String, Type> ATOMICS = Map.of(
            "java/util/concurrent/atomic/AtomicInteger", Type.INT_TYPE,
            "java/util/concurrent/atomic/AtomicLong", Type.LONG_TYPE);
    /** The sign of what is added, and whether the value after the update is the result. */
    private static final Map<String, Update> UPDATES = Map.of(
            "incrementAndGet", new Update(1, true),
            "getAndIncrement", new Update(1, false),
            "decrementAndGet", new Update(-1, true),
            "getAndDecrement", new Update(-1, false),
            "addAndGet", new Update(0, true),
            "getAndAdd", new Update(0, false));

    /** @param constant 0 if what is added is an argument */
    private record Update(int constant, boolean givesNew) {}

    public AtomicUpdateSplit() {
        super("SPLIT_ATOMIC_UPDATE");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> ATOMICS.containsKey(call.owner) && UPDATES.containsKey(call.name))
                .map(call -> new Edit(
                        call,
                        "replaced " + call.name + " by get and set",
                        () -> method.replace(call, readAndWrite(method, call))))
                .toList();
    }

    private static InsnList readAndWrite(EditedMethod method, MethodInsnNode call) {
        Type type = ATOMICS.get(call.owner);
        Update update = UPDATES.get(call.name);
        int added = method.newLocal(type);
        int old = method.newLocal(type);
        int sum = method.newLocal(type);
        InsnList list = new InsnList();
        if (update.constant() != 0) {
            list.add(new InsnNode(type == Type.INT_TYPE ? Opcodes.ICONST_1 : Opcodes.LCONST_1));
        }
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), added));
        list.add(new InsnNode(Opcodes.DUP));
        list.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, call.owner, "get", Type.getMethodDescriptor(type)));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), old));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), old));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), added));
        list.add(new InsnNode(type.getOpcode(update.constant() < 0 ? Opcodes.ISUB : Opcodes.IADD)));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), sum));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), sum));
        list.add(new MethodInsnNode(
                Opcodes.INVOKEVIRTUAL, call.owner, "set", Type.getMethodDescriptor(Type.VOID_TYPE, type)));
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), update.givesNew() ? sum : old));
        return list;
    }
}
