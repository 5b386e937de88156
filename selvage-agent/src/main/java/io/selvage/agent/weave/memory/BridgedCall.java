package io.selvage.agent.weave.memory;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.WeaveLocation;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A call that goes through a synthetic method of its class, where its parameters can be looked at: they are in the
 * locals from 0 on, the receiver first, and the site follows.
 */
final class BridgedCall {
    private final MethodInsnNode call;
    private final Type[] parameters;

    BridgedCall(MethodInsnNode call) {
        this.call = call;
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        parameters = isStatic ? arguments : ParameterTypes.prepend(Type.getObjectType(call.owner), arguments);
    }

    /** The local that has the site. */
    int site() {
        return ParameterTypes.slots(parameters);
    }

    /** The call itself, as the synthetic method makes it. */
    CodeBuilder real() {
        return new CodeBuilder().loadAll(parameters, 0).add(call.clone(null));
    }

    /** What stands for the call at {@code location}: the synthetic method runs {@code body} and returns its result. */
    InsnList through(CodeBuilder body, int site, WeaveLocation location) {
        Type result = Type.getReturnType(call.desc);
        String descriptor = Type.getMethodDescriptor(result, ParameterTypes.append(parameters, Type.INT_TYPE));
        BridgeMethods bridges = location.type().bridges();
        MethodNode bridge = bridges.bridge(
                CallKey.of(call), "access", descriptor, made -> body.op(result.getOpcode(Opcodes.IRETURN)));
        return new CodeBuilder().push(site).add(bridges.call(bridge)).list();
    }
}
