package io.selvage.mutate.bytecode;

import java.util.Optional;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.JumpInsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/**
 * The innermost loop around a call that waits.
 *
 * @param back the jump from its end to its beginning
 */
public record WaitLoop(EditedMethod method, MethodInsnNode call, JumpInsnNode back) {
    public static Optional<WaitLoop> around(EditedMethod method, MethodInsnNode call) {
        int at = method.code().indexOf(call);
        JumpInsnNode found = null;
        for (AbstractInsnNode node = call.getNext(); node != null; node = node.getNext()) {
            if (node instanceof JumpInsnNode jump
                    && method.code().indexOf(jump.label) < at
                    && (found == null
                            || method.code().indexOf(jump.label) > method.code().indexOf(found.label))) {
                found = jump;
            }
        }
        return Optional.ofNullable(found).map(back -> new WaitLoop(method, call, back));
    }

    /** Goes on behind the loop when its body has run once. */
    public void leaveAfterFirst() {
        LabelNode behind = new LabelNode();
        method.code().insert(back, behind);
        if (back.getOpcode() == Opcodes.GOTO) {
            back.label = behind;
        } else {
            leaveBeforeCondition(behind);
        }
    }

    /** The loop has its condition at its end, and is entered there or, without asking, at its beginning. */
    private void leaveBeforeCondition(LabelNode behind) {
        LabelNode condition = entry();
        if (condition == null) {
            InsnList drop = new InsnList();
            for (int i = 0; i < operands(back.getOpcode()); i++) {
                drop.add(new InsnNode(Opcodes.POP));
            }
            method.replace(back, drop);
        } else {
            method.code().insertBefore(condition, new JumpInsnNode(Opcodes.GOTO, behind));
        }
    }

    /** Where a jump from before the loop enters it; null if it is entered at its beginning. */
    private LabelNode entry() {
        int begin = method.code().indexOf(back.label);
        int end = method.code().indexOf(back);
        return method.instructions()
                .filter(JumpInsnNode.class::isInstance)
                .map(JumpInsnNode.class::cast)
                .filter(jump -> method.code().indexOf(jump) < begin)
                .map(jump -> jump.label)
                .filter(label ->
                        method.code().indexOf(label) > begin && method.code().indexOf(label) < end)
                .findFirst()
                .orElse(null);
    }

    private static int operands(int opcode) {
        boolean isOne = opcode <= Opcodes.IFLE || opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
        return isOne ? 1 : 2;
    }
}
