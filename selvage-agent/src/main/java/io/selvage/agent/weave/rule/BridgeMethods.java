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

/** The synthetic methods added to one class, or to its companion; one for each distinct key. */
public final class BridgeMethods {
    private final ClassNode node;
    private final int visibility;
    private final Map<Object, MethodNode> made = new LinkedHashMap<>();

    private BridgeMethods(ClassNode node, int visibility) {
        this.node = node;
        this.visibility = visibility;
    }

    /** They are private methods of {@code node}. */
    static BridgeMethods within(ClassNode node) {
        return new BridgeMethods(node, Opcodes.ACC_PRIVATE);
    }

    /** They are static methods of {@code companion}, a class of the same package as the one that calls them. */
    static BridgeMethods beside(ClassNode companion) {
        return new BridgeMethods(companion, 0);
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
        int flags = access | visibility | Opcodes.ACC_SYNTHETIC;
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

    /** The class that has them. */
    public String owner() {
        return node.name;
    }

    public boolean isEmpty() {
        return made.isEmpty();
    }

    /** Adds what was made to the class. */
    public void install() {
        node.methods.addAll(made.values());
    }
}
