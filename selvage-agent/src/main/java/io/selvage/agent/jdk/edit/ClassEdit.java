package io.selvage.agent.jdk.edit;

import org.objectweb.asm.tree.ClassNode;

/** One change to a JDK class, in the bodies of its methods only. */
public interface ClassEdit {
    /** Applies this edit wherever it fits in the methods that {@code type} has; true if anything changed. */
    boolean apply(ClassNode type);

    /** False if a method of this name and descriptor is of no interest, whatever its body. */
    boolean mayChange(String method);

    /** False if a use of this member, a field or a method, is of no interest. */
    default boolean mayChangeUseOf(String owner, String name) {
        return false;
    }
}
