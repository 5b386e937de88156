package io.selvage.agent.weave.rule;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The synthetic private methods added to one class; one for each distinct key. */
public final class BridgeMethods {
    private final ClassNode node;
    private final Map<Object, MethodNode> made = new LinkedHashMap<>();

    BridgeMethods(ClassNode node) {
        this.node = node;
    }

    /**
     * A static method for {@code key}, added to the class unless it is there already.
     *
     * @param kind the middle part of its name
     * @param body makes its instructions, without frames of its own computing
     */
    public MethodNode bridge(Object key, String kind, String descriptor, Function<MethodNode, CodeBuilder> body) {
        return bridge(key, kind, descriptor, Opcodes.ACC_STATIC, body);
    }

    /** The same as an instance method, which may call {@code super}. */
    public MethodNode instanceBridge(
            Object key, String kind, String descriptor, Function<MethodNode, CodeBuilder> body) {
        return bridge(key, kind, descriptor, 0, body);
    }

    private MethodNode bridge(
            Object key, String kind, String descriptor, int access, Function<MethodNode, CodeBuilder> body) {
        MethodNode known = made.get(key);
        if (known != null) {
            return known;
        }
        String name = Names.PREFIX + kind + "$" + made.size();
        int flags = access | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
        MethodNode method = new MethodNode(flags, name, descriptor, null, null);
        method.instructions.add(body.apply(method).list());
        made.put(key, method);
        return method;
    }

    /** The call of {@code bridge}, whose parameters are on the stack. */
    public MethodInsnNode call(MethodNode bridge) {
        boolean isStatic = (bridge.access & Opcodes.ACC_STATIC) != 0;
        boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        int opcode = isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL;
        return new MethodInsnNode(opcode, node.name, bridge.name, bridge.desc, isInterface);
    }

    /** Adds what was made to the class. */
    public void install() {
        node.methods.addAll(made.values());
    }
}
