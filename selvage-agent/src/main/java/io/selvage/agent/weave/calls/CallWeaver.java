package io.selvage.agent.weave.calls;

import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Rewrites calls. */
public final class CallWeaver implements InstructionRule {
    private final CallRule rules;

    public CallWeaver(CallRule rules) {
        this.rules = rules;
    }

    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        if (instruction instanceof MethodInsnNode call) {
            InstructionRule.replace(call, rules.rewrite(call, location), body);
        }
    }
}
