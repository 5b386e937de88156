package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.JdkMethods;
import io.selvage.hooks.jdk.NullReceivers;
import io.selvage.hooks.jdk.UnwovenCall;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reports calls of code that is not woven and not harmless, where other rules do not, or not all that it accesses. */
final class UnwovenCallRule implements CallRule {
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
        Callee callee = UnwovenTarget.of(call, location);
        if (callee.isHarmless()) {
            return null;
        }
        boolean isConstructor = call.name.equals("<init>");
        if (ParameterTypes.slots(call.desc) > 250 || !isConstructor && !location.canHaveBridges()) {
            return unknown(location.site(member(call), Site.READ | Site.WRITE))
                    .add(call.clone(null))
                    .list();
        }
        int number = number(call, callee, location);
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            NullReceivers.register(UnwovenCall.get(number).site, NullMessage.of(call, location.origins()));
        }
        return isConstructor
                ? UnwovenCallBody.inPlace(call, callee, number, location.freeLocal())
                : through(call, callee, number, location);
    }

    /** Reports that anything may happen next. */
    static CodeBuilder unknown(int site) {
        return new CodeBuilder().push(site).hook(UnwovenCallHooks.class, "unknown", "(I)V");
    }

    private static String member(MethodInsnNode call) {
        String method = call.name.equals("<init>") ? "new" : call.name;
        return Names.dotted(call.owner) + "." + method;
    }

    private static int number(MethodInsnNode call, Callee callee, WeaveLocation location) {
        int flags = JdkMethods.flags(call.name)
                | (call.desc.startsWith("()") ? 0 : Site.ARGUMENTS)
                | (JdkMethods.readsElements(call.name) ? Site.READS_ELEMENTS : 0)
                | (JdkMethods.looksIntoArguments(call.owner, call.name) ? Site.LOOKS_INTO_ARGUMENTS : 0);
        int site = location.site(member(call), flags);
        Callee fixed = callee == UnwovenTarget.BY_RECEIVER ? null : callee;
        int statics = Sites.memberNumber("static state of " + stateOf(call));
        return UnwovenCall.register(site, statics, call.owner, call.name, call.desc, fixed);
    }

    /** The class whose static state the method is about, if any. */
    private static String stateOf(MethodInsnNode call) {
        return switch (call.name) {
            case "getInteger", "getLong", "getBoolean" -> "java.lang.System";
            default -> JdkClasses.staticCell(call.owner, call.name);
        };
    }

    /** What other rules do not report of calls that they know. */
    private static CodeBuilder before(MethodInsnNode call, WeaveLocation location) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC && JdkClasses.usesStatics(call.owner, call.name)) {
            Callee callee = CallTable.of(call.owner, call.name, call.desc);
            CodeBuilder code = new CodeBuilder().op(Opcodes.ACONST_NULL).push(number(call, callee, location));
            return code.hook(UnwovenCallHooks.class, "begin", "(Ljava/lang/Object;I)I")
                    .op(Opcodes.POP);
        }
        boolean anyHash = call.name.equals("hashCode")
                && call.desc.equals("()I")
                && call.getOpcode() != Opcodes.INVOKESPECIAL
                && (call.owner.equals(Names.OBJECT) || location.type().index().isInterface(call.owner));
        if (anyHash) {
            int site = location.site("java.lang.Object.hashCode", Site.READ | Site.READS_ELEMENTS);
            return ToStringRule.reading(
                    new CodeBuilder().op(Opcodes.DUP, Opcodes.DUP).push(site));
        }
        boolean ofElements = call.owner.equals("java/util/Arrays") && OF_ELEMENTS.contains(call.name);
        if (ofElements && call.desc.startsWith("([Ljava/lang/Object;)")) {
            int site = location.site("java.util.Arrays." + call.name, Site.READ | Site.READS_ELEMENTS);
            return new CodeBuilder()
                    .op(Opcodes.DUP)
                    .push(site)
                    .hook(UnwovenCallHooks.class, "readsElements", "([Ljava/lang/Object;I)V");
        }
        return new CodeBuilder();
    }

    /** The same call may be known to other rules where it is on another object, or to this one in another way. */
    private record Key(CallKey call, long touched, boolean ends) {}

    /** A synthetic method reports and calls; its parameters are those of the call, and the call's number. */
    private static InsnList through(MethodInsnNode call, Callee callee, int number, WeaveLocation location) {
        BridgeMethods bridges = location.type().bridges();
        Type[] arguments = Type.getArgumentTypes(call.desc);
        long touched = UnwovenCallBody.touched(callee, arguments);
        boolean ends = UnwovenCallBody.mayLock(call, callee);
        Key key = new Key(CallKey.of(call), touched, ends);
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
        Type[] parameters = hasReceiver && !ofSuper
                ? ParameterTypes.prepend(Type.getObjectType(BracketRule.receiver(call, location)), arguments)
                : arguments;
        String descriptor = Type.getMethodDescriptor(
                Type.getReturnType(call.desc), ParameterTypes.append(parameters, Type.INT_TYPE));
        UnwovenCallBody body = new UnwovenCallBody(call, touched, ends, location.type());
        MethodNode bridge = ofSuper
                ? bridges.instanceBridge(key, "unwoven", descriptor, body::of)
                : bridges.bridge(key, "unwoven", descriptor, body::of);
        return new CodeBuilder().push(number).add(bridges.call(bridge)).list();
    }
}
