package io.selvage.mutate.bytecode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.JumpInsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.LineNumberNode;
import org.pitest.reloc.asm.tree.LookupSwitchInsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.TableSwitchInsnNode;

/** Finds whole statements among instructions, by line numbers: only those without jumps, one per line. */
public final class Statements {
    private final EditedMethod method;
    private final Set<LabelNode> targets = new HashSet<>();

    public Statements(EditedMethod method) {
        this.method = method;
        method.instructions().forEach(this::addTargets);
        method.node().tryCatchBlocks.forEach(block -> targets.add(block.handler));
    }

    private void addTargets(AbstractInsnNode node) {
        if (node instanceof JumpInsnNode jump) {
            targets.add(jump.label);
        } else if (node instanceof TableSwitchInsnNode table) {
            targets.addAll(table.labels);
            targets.add(table.dflt);
        } else if (node instanceof LookupSwitchInsnNode lookup) {
            targets.addAll(lookup.labels);
            targets.add(lookup.dflt);
        }
    }

    /** The instructions of the statement that follows {@code before}, if it is a simple one. */
    public Optional<List<AbstractInsnNode>> after(AbstractInsnNode before) {
        List<AbstractInsnNode> found = new ArrayList<>();
        for (AbstractInsnNode node = before.getNext(); node != null; node = node.getNext()) {
            if (node instanceof LineNumberNode && !found.isEmpty()) {
                return ends(found) ? Optional.of(found) : Optional.empty();
            }
            if (node.getOpcode() >= 0) {
                if (isJump(node)) {
                    return Optional.empty();
                }
                found.add(node);
            } else if (targets.contains(node)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The instructions of the statement that ends right before {@code after}, if it is a simple one. */
    public Optional<List<AbstractInsnNode>> before(AbstractInsnNode after) {
        List<AbstractInsnNode> found = new ArrayList<>();
        for (AbstractInsnNode node = after.getPrevious(); node != null; node = node.getPrevious()) {
            if (node instanceof LineNumberNode && !found.isEmpty()) {
                return ends(found) ? Optional.of(found) : Optional.empty();
            }
            if (node.getOpcode() >= 0) {
                if (isJump(node)) {
                    return Optional.empty();
                }
                found.add(0, node);
            } else if (targets.contains(node)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether no jump leads from one side of {@code boundary} to the other within {@code from} and {@code to}. */
    public boolean isBoundary(AbstractInsnNode boundary, AbstractInsnNode from, AbstractInsnNode to) {
        int middle = index(boundary);
        for (AbstractInsnNode node = from; node != null && node != to; node = node.getNext()) {
            if (node instanceof JumpInsnNode jump) {
                boolean isBefore = index(node) < middle;
                boolean leadsBefore = index(jump.label) < middle;
                boolean leavesBlock = index(jump.label) > index(to);
                if (isBefore != leadsBefore && !leavesBlock) {
                    return false;
                }
            }
        }
        return true;
    }

    private int index(AbstractInsnNode node) {
        return method.code().indexOf(node);
    }

    private static boolean isJump(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return node instanceof JumpInsnNode
                || node instanceof TableSwitchInsnNode
                || node instanceof LookupSwitchInsnNode
                || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.MONITORENTER
                || opcode == Opcodes.MONITOREXIT;
    }

    private static boolean ends(List<AbstractInsnNode> statement) {
        return endsStatement(statement.get(statement.size() - 1));
    }

    /** Whether nothing is left on the stack behind {@code node}, as far as one instruction tells. */
    public static boolean endsStatement(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (node instanceof MethodInsnNode call) {
            return Type.getReturnType(call.desc).getSort() == Type.VOID;
        }
        return opcode == Opcodes.PUTFIELD
                || opcode == Opcodes.PUTSTATIC
                || opcode == Opcodes.IINC
                || opcode == Opcodes.POP
                || opcode == Opcodes.POP2
                || opcode >= Opcodes.ISTORE && opcode <= Opcodes.SASTORE;
    }
}
