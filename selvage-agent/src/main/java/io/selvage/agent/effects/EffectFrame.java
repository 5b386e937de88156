package io.selvage.agent.effects;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Values before an instruction, and whose accesses are ordered by the locks held there. A frame behind a test that
 * cannot have this outcome is dead: it counts for nothing.
 */
final class EffectFrame extends Frame<OriginValue> {
    private long guarded;
    private boolean isDead;
    private boolean wasDead;
    private boolean isNullTested;

    EffectFrame(int locals, int stack, long guarded) {
        super(locals, stack);
        this.guarded = guarded;
    }

    EffectFrame(Frame<? extends OriginValue> frame) {
        super(frame);
        this.guarded = ((EffectFrame) frame).guarded;
        this.isDead = ((EffectFrame) frame).isDead;
    }

    @Override
    public Frame<OriginValue> init(Frame<? extends OriginValue> frame) {
        guarded = ((EffectFrame) frame).guarded;
        isDead = ((EffectFrame) frame).isDead;
        return super.init(frame);
    }

    @Override
    public boolean merge(Frame<? extends OriginValue> frame, Interpreter<OriginValue> interpreter)
            throws AnalyzerException {
        EffectFrame other = (EffectFrame) frame;
        if (other.isDead) {
            return false;
        }
        if (isDead) {
            init(other);
            return true;
        }
        long before = guarded;
        guarded &= other.guarded;
        return super.merge(frame, interpreter) || before != guarded;
    }

    @Override
    public void initJumpTarget(int opcode, LabelNode target) {
        boolean isTest = opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
        boolean isImpossible = isTest && isNullTested && (opcode == Opcodes.IFNULL) == (target == null);
        isDead = wasDead || isImpossible;
    }

    @Override
    public void execute(AbstractInsnNode instruction, Interpreter<OriginValue> interpreter) throws AnalyzerException {
        ((EffectInterpreter) interpreter).at(instruction, guarded, isDead);
        wasDead = isDead;
        long lock = 0;
        if (instruction.getOpcode() == Opcodes.IFNULL || instruction.getOpcode() == Opcodes.IFNONNULL) {
            isNullTested = getStack(getStackSize() - 1).isNull();
        } else if (instruction.getOpcode() == Opcodes.MONITORENTER || instruction.getOpcode() == Opcodes.MONITOREXIT) {
            lock = getStack(getStackSize() - 1).origins();
        }
        super.execute(instruction, interpreter);
        if (instruction.getOpcode() == Opcodes.MONITORENTER) {
            // a lock that never changes is one that all share: a class, or a constant
            guarded |= lock == 0 ? Origins.STATIC : Origins.guardedBy(lock);
        } else if (instruction.getOpcode() == Opcodes.MONITOREXIT) {
            guarded &= lock == 0 ? ~Origins.STATIC : ~Origins.guardedBy(lock);
        }
    }
}
