package io.selvage.agent.weave.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Objects that a method makes and that do not escape: they are only kept in local variables, have their methods called,
 * are made part of a text, and are returned. An object is known by the instruction that makes it, a value on the stack
 * by the instruction that pushed it.
 */
public final class UnescapedObjects {
    public static final String BUILDER = "java/lang/StringBuilder";

    /** The constructor call of each object made. */
    private final Map<AbstractInsnNode, MethodInsnNode> made = new HashMap<>();

    private final Set<AbstractInsnNode> escaped = new HashSet<>();
    /** By local variable the object that it holds, if it is always the same one. */
    private final Map<Integer, AbstractInsnNode> storedIn = new HashMap<>();
    /** Local variables that hold something else, too, or whose object is escaped. */
    private final BitSet ambiguous = new BitSet();

    private final Map<AbstractInsnNode, AbstractInsnNode> receivers;

    /** @param receivers what pushed the objects that calls work on */
    UnescapedObjects(Map<AbstractInsnNode, AbstractInsnNode> receivers) {
        this.receivers = receivers;
    }

    /** Local variables before {@code slot} hold parameters. */
    void parameters(int slot) {
        ambiguous.set(0, slot);
    }

    /** {@code call} works on {@code object}. */
    void receiver(MethodInsnNode call, AbstractInsnNode object) {
        if (call.name.equals("<init>") && object != null && object.getOpcode() == Opcodes.NEW) {
            made.put(object, call);
        }
    }

    /** {@code user} takes {@code value} from the stack, other than to call a method on it. */
    void consumed(AbstractInsnNode value, AbstractInsnNode user) {
        switch (user.getOpcode()) {
            case Opcodes.POP, Opcodes.POP2, Opcodes.ARETURN, Opcodes.IFNULL, Opcodes.IFNONNULL -> {}
            case Opcodes.ASTORE -> store(value, ((VarInsnNode) user).var);
            default -> {
                if (!isConcatenation(user)) {
                    escape(value);
                }
            }
        }
    }

    private static boolean isConcatenation(AbstractInsnNode user) {
        if (user instanceof MethodInsnNode call) {
            return call.owner.equals("java/lang/String") && call.name.equals("valueOf");
        }
        return user instanceof InvokeDynamicInsnNode dynamic
                && dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }

    private void store(AbstractInsnNode value, int local) {
        if (value == null || value.getOpcode() != Opcodes.NEW) {
            ambiguous.set(local);
            escape(value);
        } else if (storedIn.putIfAbsent(local, value) != null) {
            ambiguous.set(local);
        }
    }

    /** Others may know {@code value} from now on. */
    void escape(AbstractInsnNode value) {
        AbstractInsnNode root = root(value);
        if (root instanceof VarInsnNode load) {
            // A number in the same slot is another variable.
            ambiguous.set(load.var, load.getOpcode() == Opcodes.ALOAD || ambiguous.get(load.var));
        } else if (root != null && root.getOpcode() == Opcodes.NEW) {
            escaped.add(root);
        }
    }

    /**
     * The constructor call of the object, one of this method's own, that {@code value} is; null if it may be another.
     */
    MethodInsnNode constructorOf(AbstractInsnNode value) {
        AbstractInsnNode root = root(value);
        if (root instanceof VarInsnNode load) {
            root = ambiguous.get(load.var) ? null : storedIn.get(load.var);
        }
        return root == null || escaped.contains(root) ? null : made.get(root);
    }

    /** A builder's methods answer the builder. */
    private AbstractInsnNode root(AbstractInsnNode value) {
        AbstractInsnNode root = value;
        while (root instanceof MethodInsnNode chained
                && chained.owner.equals(BUILDER)
                && chained.desc.endsWith(")Ljava/lang/StringBuilder;")) {
            root = receivers.get(chained);
        }
        return root;
    }
}
