package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.WaitLoop;
import java.util.List;
import java.util.Optional;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.JumpInsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Waits exactly when it should not: negates the last condition before a wait. */
public final class WaitConditionNegation extends ConcurrencyOperator {
    public WaitConditionNegation() {
        super("NEGATE_WAIT_CONDITION");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(Call.WAIT::is)
                .flatMap(call -> condition(method, call).stream())
                .map(jump -> new Edit(jump, "negated the condition of the wait", () -> jump.setOpcode(negated(jump))))
                .toList();
    }

    /** The nearest conditional jump before {@code call} that leads past it, or to it from a test behind it. */
    private static Optional<JumpInsnNode> condition(EditedMethod method, MethodInsnNode call) {
        int at = method.code().indexOf(call);
        for (AbstractInsnNode node = call.getPrevious(); node != null; node = node.getPrevious()) {
            if (node instanceof JumpInsnNode jump
                    && isConditional(jump)
                    && method.code().indexOf(jump.label) > at) {
                return Optional.of(jump);
            }
        }
        return WaitLoop.around(method, call).map(WaitLoop::back).filter(WaitConditionNegation::isConditional);
    }

    private static boolean isConditional(JumpInsnNode jump) {
        return jump.getOpcode() != Opcodes.GOTO && jump.getOpcode() != Opcodes.JSR;
    }

    /** Conditional jumps are numbered in pairs of opposites. */
    private static int negated(JumpInsnNode jump) {
        int opcode = jump.getOpcode();
        if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            return opcode == Opcodes.IFNULL ? Opcodes.IFNONNULL : Opcodes.IFNULL;
        }
        return (opcode - Opcodes.IFEQ ^ 1) + Opcodes.IFEQ;
    }
}
