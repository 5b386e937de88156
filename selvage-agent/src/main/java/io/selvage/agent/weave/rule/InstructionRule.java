package io.selvage.agent.weave.rule;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;

/** Weaves instructions one by one, in the order of the text. */
public interface InstructionRule {
    /**
     * Inserts into {@code body} what belongs before {@code instruction}, or replaces it. Rules that replace do so for
     * kinds of instructions that no other rule handles.
     */
    void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location);

    /** Replaces {@code instruction} by {@code replacement}, unless that is null. */
    static void replace(AbstractInsnNode instruction, InsnList replacement, InsnList body) {
        if (replacement != null) {
            body.insertBefore(instruction, replacement);
            body.remove(instruction);
        }
    }
}
