package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Method references to what would be rewritten as a call, and string concatenation that reads shared objects. */
public final class InvokeDynamicWeaver implements InstructionRule {
    private static final int FLAG_SERIALIZABLE = 1;

    private final CallRule rules;

    public InvokeDynamicWeaver(CallRule rules) {
        this.rules = rules;
    }

    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            body.insertBefore(
                    dynamic, UnwovenDynamicCalls.before(dynamic, location).list());
            weave(dynamic, body, location);
        }
    }

    private void weave(InvokeDynamicInsnNode dynamic, InsnList body, WeaveLocation location) {
        if (location.canHaveBridges()) {
            switch (dynamic.bsm.getOwner()) {
                case "java/lang/invoke/LambdaMetafactory" -> redirect(dynamic, location);
                case "java/lang/invoke/StringConcatFactory" ->
                    InstructionRule.replace(dynamic, concatenation(dynamic, location), body);
                default -> {}
            }
        }
    }

    /** Points a method reference to a bridge. Serializable ones name their method to the outside. */
    private void redirect(InvokeDynamicInsnNode reference, WeaveLocation location) {
        boolean serializable = reference.bsm.getName().equals("altMetafactory")
                && (((Integer) reference.bsmArgs[3]) & FLAG_SERIALIZABLE) != 0;
        MethodInsnNode call = call((Handle) reference.bsmArgs[1]);
        InsnList rewritten = call == null ? null : rules.rewrite(call, location.withoutOrigins());
        if (rewritten == null) {
            return;
        }
        Type[] parameters = parameters(call, Type.getArgumentTypes(reference.desc));
        boolean makes = call.name.equals("<init>");
        Type result = makes ? Type.getObjectType(call.owner) : Type.getReturnType(call.desc);
        CodeBuilder code = new CodeBuilder();
        if (makes) {
            code.add(new TypeInsnNode(Opcodes.NEW, call.owner)).op(Opcodes.DUP);
        }
        MethodNode bridge = location.type()
                .bridges()
                .bridge(
                        reference,
                        "reference",
                        Type.getMethodDescriptor(result, parameters),
                        made -> code.loadAll(parameters, 0).add(rewritten).op(result.getOpcode(Opcodes.IRETURN)));
        if (serializable) {
            SerializedReferenceWeaver.note(bridge, (Handle) reference.bsmArgs[1], location.type());
        }
        reference.bsmArgs = reference.bsmArgs.clone();
        reference.bsmArgs[1] = new Handle(
                Opcodes.H_INVOKESTATIC,
                location.type().bridges().owner(),
                bridge.name,
                bridge.desc,
                location.type().isInterface() && !location.type().isInside());
    }

    /** The call that {@code method} stands for; null for private methods. */
    private static MethodInsnNode call(Handle method) {
        int opcode = switch (method.getTag()) {
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> Opcodes.NOP;
        };
        if (opcode == Opcodes.NOP) {
            return null;
        }
        return new MethodInsnNode(opcode, method.getOwner(), method.getName(), method.getDesc(), method.isInterface());
    }

    /** Receiver and arguments; captured ones have to be of exactly the captured types. */
    private static Type[] parameters(MethodInsnNode call, Type[] captured) {
        Type[] parameters = Type.getArgumentTypes(call.desc);
        if (call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals("<init>")) {
            parameters = ParameterTypes.prepend(Type.getObjectType(call.owner), parameters);
        }
        System.arraycopy(captured, 0, parameters, 0, captured.length);
        return parameters;
    }

    private record ConcatKey(String name, String descriptor, List<Object> recipe) {}

    private static InsnList concatenation(InvokeDynamicInsnNode concat, WeaveLocation location) {
        Type[] operands = Type.getArgumentTypes(concat.desc);
        ClassIndex index = location.type().index();
        if (List.of(operands).stream().noneMatch(operand -> isRead(operand, index))) {
            return null;
        }
        String descriptor = Type.getMethodDescriptor(
                Type.getReturnType(concat.desc), ParameterTypes.append(operands, Type.INT_TYPE));
        BridgeMethods bridges = location.type().bridges();
        ConcatKey key = new ConcatKey(concat.name, concat.desc, List.of(concat.bsmArgs));
        MethodNode bridge = bridges.bridge(key, "text", descriptor, made -> text(concat, operands, index));
        return new CodeBuilder()
                .push(ToStringRule.site(location))
                .add(bridges.call(bridge))
                .list();
    }

    private static CodeBuilder text(InvokeDynamicInsnNode concat, Type[] operands, ClassIndex index) {
        CodeBuilder code = new CodeBuilder();
        int site = ParameterTypes.slots(operands);
        int local = 0;
        for (Type operand : operands) {
            if (isRead(operand, index)) {
                code.var(Opcodes.ALOAD, local).var(Opcodes.ALOAD, local).var(Opcodes.ILOAD, site);
                ToStringRule.reading(code);
            }
            local += operand.getSize();
        }
        return code.loadAll(operands, 0).add(concat.clone(null)).op(Opcodes.ARETURN);
    }

    /** True for what may turn out to be a shared object of the JDK. */
    private static boolean isRead(Type operand, ClassIndex index) {
        if (operand.getSort() != Type.OBJECT) {
            return false;
        }
        String type = operand.getInternalName();
        if (UnwovenTarget.isValue(operand)) {
            return false;
        }
        if (!index.isWoven(type) || index.isInterface(type)) {
            return true;
        }
        String declaring =
                index.declaring(type, "toString", "()Ljava/lang/String;").orElse(Names.OBJECT);
        return !declaring.equals(Names.OBJECT) && !index.isWoven(declaring);
    }
}
