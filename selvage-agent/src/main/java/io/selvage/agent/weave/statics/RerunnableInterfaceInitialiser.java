package io.selvage.agent.weave.statics;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.ClassFiles;
import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.ClassHooks;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes the initialiser of an interface re-runnable. Fields of interfaces are final for the JVM, so their values live
 * in a class beside it, the holder, which has the same fields and is initialised anew like any other class. The
 * interface's real initialiser defines the holder; its own fields are what they are outside of control, for reflection
 * and code that is not woven.
 */
public final class RerunnableInterfaceInitialiser {
    /** Characters in a constant take up to two bytes, of which there may be 65,535. */
    private static final int LONGEST = 32_767;

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

    private final WovenClass type;
    private final ClassNode holder = new ClassNode();
    private final List<FieldNode> held = new ArrayList<>();

    public RerunnableInterfaceInitialiser(WovenClass type) {
        this.type = type;
    }

    /** Splits the initialiser, which is woven and uses the holder already. */
    public void install() {
        ClassNode node = type.node();
        holder.visit(
                node.version,
                ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC,
                Names.holder(node.name),
                null,
                Names.OBJECT,
                null);
        holder.sourceFile = node.sourceFile;
        for (FieldNode field : node.fields) {
            if (field.value == null) {
                held.add(field);
                holder.fields.add(new FieldNode(ACC_PUBLIC | ACC_STATIC, field.name, field.desc, null, null));
            }
        }
        moveInitialiser();
        new RerunnableInitialiser(new WovenClass(holder, type.index(), type.finals()), node.name).install();
        node.fields.add(new FieldNode(
                ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_SYNTHETIC, Names.forceHolder(node.name), "Z", null, null));
        node.methods.add(realInitialiser());
    }

    /**
     * Only the interface itself may use what is private to it; old ones have nothing of that kind, nor static methods.
     */
    private void moveInitialiser() {
        for (MethodNode method : type.node().methods) {
            if (method.name.equals("<clinit>")) {
                dropConstants(method);
                if (type.canHaveBridges()) {
                    method.name = Names.INITIALISER;
                    method.access = ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC | method.access & ACC_STRICT;
                    holder.methods.add(caller());
                } else {
                    type.node().methods.remove(method);
                    holder.methods.add(method);
                }
                return;
            }
        }
    }

    /** What the JVM sets before any initialiser runs cannot be set by other code. */
    private void dropConstants(MethodNode initialiser) {
        for (AbstractInsnNode instruction : initialiser.instructions.toArray()) {
            if (instruction.getOpcode() == PUTSTATIC && ((FieldInsnNode) instruction).owner.equals(type.name())) {
                int size = Type.getType(((FieldInsnNode) instruction).desc).getSize();
                initialiser.instructions.set(instruction, new InsnNode(size == 1 ? POP : POP2));
            }
        }
    }

    private MethodNode caller() {
        MethodNode method = new MethodNode(ACC_STATIC, "<clinit>", "()V", null, null);
        method.instructions.add(new MethodInsnNode(INVOKESTATIC, type.name(), Names.INITIALISER, "()V", true));
        method.instructions.add(new InsnNode(RETURN));
        return method;
    }

    private MethodNode realInitialiser() {
        MethodNode method = new MethodNode(ACC_STATIC, "<clinit>", "()V", null, null);
        CodeBuilder code =
                new CodeBuilder().callStatic("java/lang/invoke/MethodHandles", "lookup", "()L" + LOOKUP + ";");
        pushHolder(code).hook(ClassHooks.class, "define", "(L" + LOOKUP + ";[Ljava/lang/String;)V");
        for (FieldNode field : held) {
            code.add(new FieldInsnNode(GETSTATIC, holder.name, field.name, field.desc));
            code.add(new FieldInsnNode(PUTSTATIC, type.name(), field.name, field.desc));
        }
        code.push(1).add(new FieldInsnNode(PUTSTATIC, type.name(), Names.forceHolder(type.name()), "Z"));
        method.instructions.add(code.op(RETURN).list());
        return method;
    }

    /** The class file of the holder as texts, one character for each byte. */
    private CodeBuilder pushHolder(CodeBuilder code) {
        String bytes = new String(ClassFiles.write(holder), StandardCharsets.ISO_8859_1);
        int parts = (bytes.length() + LONGEST - 1) / LONGEST;
        code.push(parts).add(new TypeInsnNode(ANEWARRAY, "java/lang/String"));
        for (int i = 0; i < parts; i++) {
            String part = bytes.substring(i * LONGEST, Math.min(bytes.length(), (i + 1) * LONGEST));
            code.op(DUP).push(i).add(new LdcInsnNode(part)).op(AASTORE);
        }
        return code;
    }
}
