package io.selvage.agent.weave.methods;

import io.selvage.agent.bytecode.MethodBody;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Takes the releases of locks out of the handlers that repeat them. Compilers let such a handler cover the monitorexit
 * on both paths, even its own; a hook instead of it that throws would be called again, for ever.
 */
final class MonitorExitRanges {
    private final MethodBody body;

    MonitorExitRanges(MethodBody body) {
        this.body = body;
    }

    /** {@code exit} is a monitorexit about to be replaced; what stands between the labels is out of the ranges. */
    void exclude(AbstractInsnNode exit, LabelNode before, LabelNode after) {
        int lock = lockVariable(exit);
        List<TryCatchBlockNode> cut = new ArrayList<>();
        for (TryCatchBlockNode block : body.handlers()) {
            if (covers(block, exit) && releases(block, lock)) {
                cut(block, before, after, cut);
            } else {
                cut.add(block);
            }
        }
        body.handlers().clear();
        body.handlers().addAll(cut);
    }

    private void cut(TryCatchBlockNode block, LabelNode before, LabelNode after, List<TryCatchBlockNode> pieces) {
        LabelNode end = block.end;
        if (hasCode(block.start, before)) {
            block.end = before;
            pieces.add(block);
        }
        if (hasCode(after, end)) {
            pieces.add(new TryCatchBlockNode(after, end, block.handler, block.type));
        }
    }

    private boolean covers(TryCatchBlockNode block, AbstractInsnNode exit) {
        InsnList code = body.instructions();
        int at = code.indexOf(exit);
        return code.indexOf(block.start) <= at && at < code.indexOf(block.end);
    }

    /** True for a handler that does nothing before it releases the same lock: (store,) load, monitorexit. */
    private static boolean releases(TryCatchBlockNode block, int lock) {
        if (block.type != null) {
            return false;
        }
        AbstractInsnNode at = skip(block.handler);
        if (at != null && at.getOpcode() == Opcodes.ASTORE) {
            at = skip(at.getNext());
        }
        return at instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && load.var == lock;
    }

    private static int lockVariable(AbstractInsnNode exit) {
        AbstractInsnNode at = exit.getPrevious();
        while (at != null && at.getOpcode() < 0) {
            at = at.getPrevious();
        }
        return at instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD ? load.var : -1;
    }

    private static AbstractInsnNode skip(AbstractInsnNode from) {
        AbstractInsnNode at = from;
        while (at != null && at.getOpcode() < 0) {
            at = at.getNext();
        }
        return at;
    }

    /** True if an instruction stands between the two labels. */
    static boolean hasCode(LabelNode start, LabelNode end) {
        for (AbstractInsnNode at = start; at != null && at != end; at = at.getNext()) {
            if (at.getOpcode() >= 0) {
                return true;
            }
        }
        return false;
    }
}
