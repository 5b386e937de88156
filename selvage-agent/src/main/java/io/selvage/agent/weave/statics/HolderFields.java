package io.selvage.agent.weave.statics;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.WovenClass;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Accesses to fields of interfaces whose values are in a holder, as {@link RerunnableInterfaceInitialiser} makes it.
 */
public final class HolderFields {
    private HolderFields() {}

    /** Makes all code of {@code type} use holders, also what is run outside of control. */
    public static void redirect(WovenClass type) {
        for (MethodNode method : type.node().methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof FieldInsnNode access && isStatic(access)) {
                    redirect(access, method, type);
                }
            }
        }
    }

    private static void redirect(FieldInsnNode access, MethodNode method, WovenClass type) {
        type.index().holderOf(access.owner, access.name, access.desc).ifPresent(declaring -> {
            if (!declaring.equals(type.name())) {
                method.instructions.insertBefore(
                        access,
                        forceHolder(new CodeBuilder(), access.owner, declaring).list());
            }
            access.owner = Names.holder(declaring);
        });
    }

    /**
     * Has the JVM define the holder of an interface, which no class loader could find.
     *
     * @param owner the interface, or what inherits from it and can be seen where the interface cannot
     */
    static CodeBuilder forceHolder(CodeBuilder code, String owner, String interfaceName) {
        return code.add(new FieldInsnNode(GETSTATIC, owner, Names.forceHolder(interfaceName), "Z"))
                .op(POP);
    }

    static boolean isStatic(FieldInsnNode access) {
        return access.getOpcode() == GETSTATIC || access.getOpcode() == PUTSTATIC;
    }
}
