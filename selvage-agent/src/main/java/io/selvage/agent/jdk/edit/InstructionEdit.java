package io.selvage.agent.jdk.edit;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A change to single instructions that use a member of a certain class. */
public interface InstructionEdit {
    /** The class whose member the instructions of interest use. */
    String owner();

    /** False if uses of the owner's members of this name are of no interest. */
    boolean concerns(String name);

    /** Changes {@code insn}, a use of a member of {@link #owner}, if it is one of interest; true if it did. */
    boolean apply(MethodNode method, AbstractInsnNode insn);
}
