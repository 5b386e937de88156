package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.analysis.UnescapedObjects;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.UnwovenCallHooks;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reports calls of code that is not woven, where other rules do not, or not all that it accesses. */
final class UnwovenCallRule implements CallRule {
    private static final String OF_OBJECT = "(Ljava/lang/Object;)V";
    private static final String OF_ARRAY = "([Ljava/lang/Object;)V";
    /** What {@code Arrays} asks the elements of an array for. */
    private static final Set<String> OF_ELEMENTS = Set.of("equals", "hashCode", "toString");

    private final CallRule others;

    UnwovenCallRule(CallRule others) {
        this.others = others;
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        InsnList rewritten = others.rewrite(call, location);
        if (rewritten != null) {
            return before(call, location).add(rewritten).list();
        }
        return switch (UnwovenCallEffect.of(call, location)) {
            case NOTHING -> null;
            case READS -> after(hook("readsAnything", "()V"), call);
            case WRITES -> after(hook("writesAnything", "()V"), call);
            case READS_RECEIVER -> ofReceiver(call, "reads", location);
            case CALLS_RECEIVER -> ofReceiver(call, "callsReceiver", location);
            case READS_ARGUMENTS -> ofArguments(call, location);
        };
    }

    private static CodeBuilder hook(String hook, String descriptor) {
        return new CodeBuilder().hook(UnwovenCallHooks.class, hook, descriptor);
    }

    private static InsnList after(CodeBuilder code, MethodInsnNode call) {
        return code.add(call.clone(null)).list();
    }

    /** What other rules do not report of calls that they know. */
    private static CodeBuilder before(MethodInsnNode call, WeaveLocation location) {
        boolean anyHash = call.name.equals("hashCode")
                && call.desc.equals("()I")
                && call.getOpcode() != Opcodes.INVOKESPECIAL
                && (call.owner.equals(Names.OBJECT) || location.type().index().isInterface(call.owner));
        if (anyHash) {
            return new CodeBuilder().op(Opcodes.DUP).hook(UnwovenCallHooks.class, "reads", OF_OBJECT);
        }
        boolean ofOthersBuilder = call.owner.equals(UnescapedObjects.BUILDER)
                && !call.name.equals("<init>")
                && !BracketRule.mayBeShared(call, location.origins())
                && location.origins().constructorOf(call) == null;
        if (ofOthersBuilder) {
            return hook("writesAnything", "()V");
        }
        boolean ofElements = call.owner.equals("java/util/Arrays") && OF_ELEMENTS.contains(call.name);
        if (ofElements && call.desc.startsWith("([Ljava/lang/Object;)")) {
            return new CodeBuilder().op(Opcodes.DUP).hook(UnwovenCallHooks.class, "readsElements", OF_ARRAY);
        }
        return ofElements && call.desc.startsWith("([Ljava/lang/Object;")
                ? hook("readsAnything", "()V")
                : new CodeBuilder();
    }

    private static InsnList ofReceiver(MethodInsnNode call, String hook, WeaveLocation location) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        if (arguments.length == 0) {
            return after(new CodeBuilder().op(Opcodes.DUP).hook(UnwovenCallHooks.class, hook, OF_OBJECT), call);
        }
        if (call.getOpcode() == Opcodes.INVOKESPECIAL || !location.canHaveBridges() || isTooLong(call)) {
            return after(hook("writesAnything", "()V"), call);
        }
        Type[] parameters = ParameterTypes.prepend(Type.getObjectType(call.owner), arguments);
        return through(
                call,
                parameters,
                location,
                new CodeBuilder().var(Opcodes.ALOAD, 0).hook(UnwovenCallHooks.class, hook, OF_OBJECT));
    }

    private static InsnList ofArguments(MethodInsnNode call, WeaveLocation location) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        Type last = arguments[arguments.length - 1];
        int others = 0;
        for (int i = 0; i < arguments.length - 1; i++) {
            others += UnwovenCallEffect.isValue(arguments[i]) ? 0 : 1;
        }
        if (others == 0) {
            return after(lookingAtTop(call, last, location), call);
        }
        boolean bridged = call.getOpcode() != Opcodes.INVOKESPECIAL && location.canHaveBridges() && !isTooLong(call);
        if (!bridged || call.desc.contains("[")) {
            return after(hook("readsAnything", "()V"), call);
        }
        boolean ofObject = call.getOpcode() != Opcodes.INVOKESTATIC;
        CodeBuilder code = new CodeBuilder();
        int local = ofObject ? 1 : 0;
        for (Type argument : arguments) {
            if (!UnwovenCallEffect.isValue(argument)) {
                code.var(Opcodes.ALOAD, local).hook(UnwovenCallHooks.class, "reads", OF_OBJECT);
            }
            local += argument.getSize();
        }
        Type[] parameters = ofObject ? ParameterTypes.prepend(Type.getObjectType(call.owner), arguments) : arguments;
        return through(call, parameters, location, code);
    }

    private static CodeBuilder lookingAtTop(MethodInsnNode call, Type last, WeaveLocation location) {
        if (last.getSort() != Type.ARRAY) {
            return new CodeBuilder().op(Opcodes.DUP).hook(UnwovenCallHooks.class, "reads", OF_OBJECT);
        }
        if (!UnwovenCallEffect.isMadeForCall(call, location)) {
            return hook("readsAnything", "()V");
        }
        boolean ofObjects =
                ParameterTypes.isReference(Type.getType(last.getDescriptor().substring(1)));
        return ofObjects
                ? new CodeBuilder().op(Opcodes.DUP).hook(UnwovenCallHooks.class, "readsElements", OF_ARRAY)
                : new CodeBuilder();
    }

    private static boolean isTooLong(MethodInsnNode call) {
        return ParameterTypes.slots(call.desc) > 250;
    }

    /** The same call may be known to other rules where it is on another object. */
    private record Key(CallKey call) {}

    /** A synthetic method reports and calls; its parameters are those of the call. */
    private static InsnList through(
            MethodInsnNode call, Type[] parameters, WeaveLocation location, CodeBuilder telling) {
        Type result = Type.getReturnType(call.desc);
        BridgeMethods bridges = location.type().bridges();
        MethodNode bridge = bridges.bridge(
                new Key(CallKey.of(call)),
                "unwoven",
                Type.getMethodDescriptor(result, parameters),
                made -> telling.loadAll(parameters, 0).add(call.clone(null)).op(result.getOpcode(Opcodes.IRETURN)));
        return new CodeBuilder().add(bridges.call(bridge)).list();
    }
}
