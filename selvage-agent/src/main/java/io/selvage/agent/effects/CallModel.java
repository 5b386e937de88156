package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls: whose summary counts, and what it means for the caller. */
final class CallModel {
    private final Knowledge knowledge;
    private final MethodScope scope;
    private final Dispatch dispatch;
    private final HandleCalls handles;
    private final SummaryMapping mapping;

    CallModel(Knowledge knowledge, MethodScope scope) {
        this.knowledge = knowledge;
        this.scope = scope;
        this.dispatch = new Dispatch(knowledge.hierarchy());
        this.mapping = new SummaryMapping(knowledge, scope);
        this.handles = new HandleCalls(knowledge, scope);
    }

    /** Values start with the receiver, if there is one. */
    OriginValue call(MethodInsnNode call, List<OriginValue> values) {
        List<OriginValue> parameters = new ArrayList<>(values);
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            parameters.add(0, OriginValue.NULL);
        } else if (parameters.get(0).isNull()) {
            return unreached(call.desc);
        }
        boolean forMessage = scope.isOnlyThrowing() && isForMessage(call);
        scope.ignoreStaticReads(forMessage);
        try {
            OriginValue special = handles.call(call, parameters);
            return special != null ? special : general(call, parameters);
        } catch (UnknownEffect e) {
            if (!forMessage) {
                throw e;
            }
            return mapping.result(Type.getReturnType(call.desc), OriginValue.object(Origins.FRESH, null));
        } finally {
            scope.ignoreStaticReads(false);
        }
    }

    /** A call that is never reached. */
    OriginValue unreached(AbstractInsnNode call) {
        return unreached(call instanceof MethodInsnNode method ? method.desc : ((InvokeDynamicInsnNode) call).desc);
    }

    /** The target has not returned yet, or never does. */
    private OriginValue unreached(String descriptor) {
        Type type = Type.getReturnType(descriptor);
        return OriginValue.isReference(type) ? OriginValue.NULL : OriginValue.primitive(type);
    }

    /** What is made only to be told in an exception. */
    private boolean isForMessage(MethodInsnNode call) {
        Type result = Type.getReturnType(call.desc);
        return call.name.equals("<init>") && isThrowable(call.owner)
                || call.owner.equals("java/lang/StringBuilder")
                || result.getSort() == Type.OBJECT
                        && (result.getInternalName().equals("java/lang/String")
                                || isThrowable(result.getInternalName()));
    }

    private boolean isThrowable(String type) {
        return knowledge.hierarchy().isSubtype(type, "java/lang/Throwable");
    }

    private OriginValue general(MethodInsnNode call, List<OriginValue> parameters) {
        OriginValue receiver = parameters.get(0);
        List<MethodKey> targets = dispatch.targets(call, receiver);
        if (targets == null) {
            return open(call, parameters);
        }
        OriginValue result = OriginValue.NULL;
        for (MethodKey target : targets) {
            Summary summary = knowledge.summaries().of(target, knowledge);
            if (summary.isUnknown()) {
                throw new UnknownEffect(target + " <- " + summary.why());
            }
            result = result.join(mapping.apply(summary, parameters, call));
        }
        if (call.name.equals("<init>")) {
            accountForFunction(receiver);
        }
        return mapping.result(Type.getReturnType(call.desc), result);
    }

    /** Nobody knows the target: the contract of the type counts, if there is one. */
    private OriginValue open(MethodInsnNode call, List<OriginValue> parameters) {
        String type = dispatch.staticType(call, parameters.get(0));
        Type result = Type.getReturnType(call.desc);
        if (Reviewed.isValue(type)) {
            Summary summary = Protocols.summary(Protocols.Kind.READ, call.desc, true);
            mapping.apply(summary, parameters, call);
            return mapping.result(result, OriginValue.object(Origins.ANY, null));
        }
        Protocols.Kind kind = Protocols.of(knowledge.hierarchy().supertypes(type), call.name);
        if (kind == null) {
            throw new UnknownEffect("open call of " + type + "." + call.name + call.desc);
        }
        if (Protocols.isOfAnyObject(call.name)) {
            parameters.replaceAll(value -> value.with(value.origins() & ~Origins.ANY));
        }
        long map = parameters.get(0).origins();
        if (kind == Protocols.Kind.LOOKUP && (scope.isGuarded(map) || Origins.isGiven(map))) {
            kind = Protocols.Kind.WRITE;
        }
        Summary summary = Protocols.summary(kind, call.desc, knowledge.values().isValue(result));
        return mapping.result(result, mapping.apply(summary, parameters, call));
    }

    /** A function object that the JDK makes is accounted for here, as if it were run at once. */
    private void accountForFunction(OriginValue made) {
        ClassInfo info = made.isExact() ? knowledge.hierarchy().info(made.type()) : null;
        if (info == null || info.interfaces.stream().noneMatch(Protocols::isFunction)) {
            return;
        }
        for (Member method : info.methods.values()) {
            int skipped = Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_PRIVATE;
            if (!method.is(skipped) && !method.name().startsWith("<")) {
                run(Opcodes.INVOKEVIRTUAL, info.name, method.name(), method.descriptor(), List.of(made));
            }
        }
    }

    private void run(int opcode, String owner, String name, String descriptor, List<OriginValue> given) {
        MethodInsnNode call = new MethodInsnNode(opcode, owner, name, descriptor, false);
        List<OriginValue> values = new ArrayList<>(given);
        int receivers = opcode == Opcodes.INVOKESTATIC ? 0 : 1;
        Type[] arguments = Type.getArgumentTypes(descriptor);
        if (values.isEmpty() && receivers == 1) {
            values.add(knowledge.ofType(Type.getObjectType(owner), Origins.LENT));
        }
        for (int i = values.size() - receivers; i < arguments.length; i++) {
            values.add(knowledge.ofType(arguments[i], Origins.LENT));
        }
        call(call, values);
    }

    OriginValue dynamic(InvokeDynamicInsnNode call, List<OriginValue> values) {
        Type result = Type.getReturnType(call.desc);
        switch (call.bsm.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory":
                long captured = 0;
                for (OriginValue value : values) {
                    captured |= value.origins();
                }
                scope.contents().addFresh(captured, captured);
                runHandle((Handle) call.bsmArgs[1], values);
                return OriginValue.object(Origins.FRESH, result.getInternalName());
            case "java/lang/runtime/SwitchBootstraps":
                return OriginValue.SMALL;
            case "java/lang/invoke/StringConcatFactory", "java/lang/runtime/ObjectMethods":
                for (OriginValue value : values) {
                    long whole = value.origins()
                            | scope.contents().inner(value.origins())
                            | scope.contents().foreign(value.origins());
                    scope.read(whole & ~Origins.ANY, false, "text of an object");
                }
                return mapping.result(result, OriginValue.object(0, null));
            default:
                throw new UnknownEffect("dynamic call by " + call.bsm.getOwner());
        }
    }

    private void runHandle(Handle handle, List<OriginValue> captured) {
        switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC ->
                run(Opcodes.INVOKESTATIC, handle.getOwner(), handle.getName(), handle.getDesc(), captured);
            case Opcodes.H_INVOKEVIRTUAL, Opcodes.H_INVOKEINTERFACE, Opcodes.H_INVOKESPECIAL ->
                run(Opcodes.INVOKEVIRTUAL, handle.getOwner(), handle.getName(), handle.getDesc(), captured);
            case Opcodes.H_NEWINVOKESPECIAL -> {
                List<OriginValue> values = new ArrayList<>(captured);
                values.add(0, OriginValue.exactly(Origins.FRESH, handle.getOwner()));
                run(Opcodes.INVOKESPECIAL, handle.getOwner(), handle.getName(), handle.getDesc(), values);
            }
            default -> throw new UnknownEffect("handle " + handle);
        }
    }
}
