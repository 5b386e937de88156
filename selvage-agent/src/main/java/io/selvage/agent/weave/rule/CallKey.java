package io.selvage.agent.weave.rule;

import org.objectweb.asm.tree.MethodInsnNode;

/** What makes two calls the same call. */
public record CallKey(int opcode, String owner, String method, String descriptor, boolean ofInterface) {
    public static CallKey of(MethodInsnNode call) {
        return new CallKey(call.getOpcode(), call.owner, call.name, call.desc, call.itf);
    }
}
