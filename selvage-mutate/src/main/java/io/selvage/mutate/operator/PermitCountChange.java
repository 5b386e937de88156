package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Adds one to a number of permits, parties or events, or takes one away. */
public final class PermitCountChange extends ConcurrencyOperator {
    private static final Set<String> COUNTED = Set.of(
            "java/util/concurrent/Semaphore",
            "java/util/concurrent/CountDownLatch",
            "java/util/concurrent/CyclicBarrier",
            "java/util/concurrent/Phaser");
    private static final Set<String> NAMES = Set.of("<init>", "acquire", "acquireUninterruptibly", "release");

    public PermitCountChange() {
        super("CHANGE_COUNT");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> COUNTED.contains(call.owner) && NAMES.contains(call.name) && takesCount(call))
                .flatMap(call -> Stream.of(change(method, call, Opcodes.IADD), change(method, call, Opcodes.ISUB)))
                .toList();
    }

    private static boolean takesCount(MethodInsnNode call) {
        return call.desc.equals("(I)V") || call.desc.equals("(IZ)V");
    }

    private static Edit change(EditedMethod method, MethodInsnNode call, int opcode) {
        String what = call.name.equals("<init>") ? call.owner.substring(call.owner.lastIndexOf('/') + 1) : call.name;
        return new Edit(
                call,
                (opcode == Opcodes.IADD ? "added 1 to" : "took 1 from") + " the count of " + what,
                () -> method.code().insertBefore(call, changed(call, opcode)));
    }

    private static InsnList changed(MethodInsnNode call, int opcode) {
        boolean isBelow = call.desc.equals("(IZ)V");
        InsnList list = new InsnList();
        if (isBelow) {
            list.add(new InsnNode(Opcodes.SWAP));
        }
        list.add(new InsnNode(Opcodes.ICONST_1));
        list.add(new InsnNode(opcode));
        if (isBelow) {
            list.add(new InsnNode(Opcodes.SWAP));
        }
        return list;
    }
}
