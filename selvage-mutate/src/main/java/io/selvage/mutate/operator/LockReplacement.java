package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.SynchronizedBlock;
import io.selvage.mutate.bytecode.SynchronizedMethod;
import java.util.ArrayList;
import java.util.List;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Locks another object: {@code this} instead of a field, the class instead of {@code this}. */
public final class LockReplacement extends ConcurrencyOperator {
    public LockReplacement() {
        super("OTHER_LOCK");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        List<Edit> edits = new ArrayList<>();
        if (method.isSynchronized() && !method.isStatic()) {
            edits.add(new Edit(null, "locked the class instead of this", () -> lockClass(method)));
        }
        for (SynchronizedBlock block : SynchronizedBlock.of(method)) {
            boolean useThis = !method.isStatic() && !isThis(block);
            edits.add(new Edit(
                    block.enter(),
                    "locked " + (useThis ? "this" : "the class") + " instead",
                    () -> replace(method, block, useThis ? new VarInsnNode(Opcodes.ALOAD, 0) : method.loadClass())));
        }
        return edits;
    }

    private static boolean isThis(SynchronizedBlock block) {
        List<AbstractInsnNode> lock = block.lockExpression();
        return lock.size() == 1 && lock.get(0) instanceof VarInsnNode load && load.var == 0;
    }

    private static void lockClass(EditedMethod method) {
        replace(method, SynchronizedMethod.toBlock(method), method.loadClass());
    }

    private static void replace(EditedMethod method, SynchronizedBlock block, AbstractInsnNode other) {
        InsnList list = new InsnList();
        list.add(new InsnNode(Opcodes.POP));
        list.add(other);
        method.code().insertBefore(block.copy(), list);
    }
}
