package io.selvage.agent.weave;

import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Accesses through a {@code VarHandle} or an atomic field updater. */
final class HandleRule implements CallRule {
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    @Override
    public InsnList rewrite(MethodInsnNode call, Spot spot) {
        boolean ofHandle = call.owner.equals(VAR_HANDLE);
        boolean ofUpdater =
                call.owner.startsWith("java/util/concurrent/atomic/Atomic") && call.owner.endsWith("FieldUpdater");
        boolean concerned = (ofHandle || ofUpdater) && call.getOpcode() == Opcodes.INVOKEVIRTUAL && isAccess(call.name);
        if (!concerned || !spot.type().canHaveBridges()) {
            return null;
        }
        int site = spot.site(Names.dotted(call.owner) + "." + call.name, flags(call.name, ofHandle));
        Type[] parameters = BridgeTypes.prepend(Type.getObjectType(call.owner), Type.getArgumentTypes(call.desc));
        String descriptor =
                Type.getMethodDescriptor(Type.getReturnType(call.desc), BridgeTypes.append(parameters, Type.INT_TYPE));
        Bridges bridges = spot.type().bridges();
        MethodNode bridge =
                bridges.bridge(CallKey.of(call), "handle", descriptor, made -> body(call, parameters, ofHandle));
        return new Code().push(site).add(bridges.call(bridge)).list();
    }

    private static Code body(MethodInsnNode call, Type[] parameters, boolean ofHandle) {
        Code code = new Code().var(Opcodes.ALOAD, 0);
        boolean hasOwner = parameters.length > 1 && BridgeTypes.isReference(parameters[1]);
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
        code.var(Opcodes.ILOAD, BridgeTypes.slots(parameters));
        code.hook(MemoryHooks.class, "handle", "(Ljava/lang/Object;Ljava/lang/Object;II)V");
        code.loadAll(parameters, 0).add(call.clone(null));
        return code.op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN));
    }

    private static boolean isAccess(String mode) {
        return mode.startsWith("get") && !mode.equals("getClass")
                || mode.startsWith("set")
                || mode.startsWith("lazySet")
                || mode.startsWith("compareAnd")
                || mode.startsWith("weakCompareAnd")
                || mode.endsWith("AndGet");
    }

    private static int flags(String mode, boolean ofHandle) {
        boolean plain = ofHandle && (mode.equals("get") || mode.equals("set"));
        int strength = plain ? 0 : Site.VOLATILE;
        if (mode.startsWith("set") || mode.startsWith("lazySet")) {
            return strength | Site.WRITE;
        }
        boolean reads = mode.startsWith("get") && !mode.startsWith("getAnd");
        return strength | (reads ? Site.READ : Site.READ | Site.WRITE);
    }
}
