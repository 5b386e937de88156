package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.sideways.SerializedReferences;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Serializable method references that point to a bridge: what a compiler generates to read them from a stream knows
 * them by the method that they were written for.
 */
public final class SerializedReferenceWeaver {
    private static final String LAMBDA = "Ljava/lang/invoke/SerializedLambda;";

    private SerializedReferenceWeaver() {}

    static void note(MethodNode bridge, Handle original, WovenClass type) {
        type.serializedReferences()
                .add(SerializedReferences.entry(
                        bridge.name, original.getTag(), original.getOwner(), original.getName(), original.getDesc()));
    }

    /** Gives the method that reads references from a stream the original names. */
    public static void install(WovenClass type) {
        if (type.serializedReferences().isEmpty()) {
            return;
        }
        for (MethodNode method : type.node().methods) {
            if (method.name.equals("$deserializeLambda$") && method.desc.startsWith("(" + LAMBDA + ")")) {
                method.instructions.insert(new CodeBuilder()
                        .var(Opcodes.ALOAD, 0)
                        .add(new LdcInsnNode(String.join("\n", type.serializedReferences())))
                        .hook(SerializedReferences.class, "original", "(" + LAMBDA + "Ljava/lang/String;)" + LAMBDA)
                        .var(Opcodes.ASTORE, 0)
                        .list());
            }
        }
    }
}
