package io.selvage.agent.weave.memory;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.sideways.AccessModes;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Accesses through a {@code VarHandle} or an atomic field updater. */
public final class VarHandleRule implements CallRule {
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC && call.owner.equals(VAR_HANDLE) && call.name.endsWith("Fence")) {
            return fence(call, location);
        }
        boolean ofHandle = call.owner.equals(VAR_HANDLE);
        boolean ofUpdater =
                call.owner.startsWith("java/util/concurrent/atomic/Atomic") && call.owner.endsWith("FieldUpdater");
        boolean concerned =
                (ofHandle || ofUpdater) && call.getOpcode() == Opcodes.INVOKEVIRTUAL && AccessModes.isAccess(call.name);
        if (!concerned || !location.canHaveBridges()) {
            return null;
        }
        int site = location.site(Names.dotted(call.owner) + "." + call.name, flags(call, ofHandle));
        Type[] parameters = ParameterTypes.prepend(Type.getObjectType(call.owner), Type.getArgumentTypes(call.desc));
        String descriptor = Type.getMethodDescriptor(
                Type.getReturnType(call.desc), ParameterTypes.append(parameters, Type.INT_TYPE));
        BridgeMethods bridges = location.type().bridges();
        MethodNode bridge =
                bridges.bridge(CallKey.of(call), "handle", descriptor, made -> body(call, parameters, ofHandle));
        return new CodeBuilder().push(site).add(bridges.call(bridge)).list();
    }

    /** Taken for a change of a volatile variable that all fences have in common: it orders at least what they order. */
    static InsnList fence(MethodInsnNode call, WeaveLocation location) {
        int site = location.site(
                Names.dotted(VAR_HANDLE) + ".fence", Site.VOLATILE | Site.STATIC | Site.READ | Site.WRITE);
        return new CodeBuilder()
                .push(site)
                .hook(MemoryHooks.class, "staticField", "(I)V")
                .add(call.clone(null))
                .list();
    }

    private static CodeBuilder body(MethodInsnNode call, Type[] parameters, boolean ofHandle) {
        CodeBuilder code = new CodeBuilder().var(Opcodes.ALOAD, 0);
        boolean hasOwner = parameters.length > 1 && ParameterTypes.isReference(parameters[1]);
        if (hasOwner) {
            code.var(Opcodes.ALOAD, 1);
        } else {
            code.op(Opcodes.ACONST_NULL);
        }
        if (ofHandle && hasOwner && parameters.length > 2 && parameters[2].equals(Type.INT_TYPE)) {
            code.var(Opcodes.ILOAD, 2);
        } else {
            code.push(-1);
        }
        code.var(Opcodes.ILOAD, ParameterTypes.slots(parameters));
        code.hook(MemoryHooks.class, "varHandle", "(Ljava/lang/Object;Ljava/lang/Object;II)V");
        code.loadAll(parameters, 0).add(call.clone(null));
        return code.op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN));
    }

    /** See {@link AccessModes#isOpaque}; of a reference if it gets or sets one. */
    public static boolean isOpaque(MethodInsnNode call) {
        return AccessModes.isOpaque(call.name, isOfReference(call));
    }

    private static boolean isOfReference(MethodInsnNode call) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean gets = call.name.startsWith("get") || arguments.length == 0;
        return ParameterTypes.isReference(gets ? Type.getReturnType(call.desc) : arguments[arguments.length - 1]);
    }

    private static int flags(MethodInsnNode call, boolean ofHandle) {
        return ofHandle ? AccessModes.ofHandle(call.name, isOfReference(call)) : AccessModes.ofAtomic(call.name);
    }
}
