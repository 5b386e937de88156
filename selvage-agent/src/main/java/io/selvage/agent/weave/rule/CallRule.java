package io.selvage.agent.weave.rule;

import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Knows what to do with some of the calls that a class makes. */
public interface CallRule {
    /**
     * What stands for {@code call} at {@code location}: straight-line code that finds receiver and arguments on the
     * stack as the call would, and leaves its result. Null if this rule leaves the call alone.
     */
    InsnList rewrite(MethodInsnNode call, WeaveLocation location);
}
