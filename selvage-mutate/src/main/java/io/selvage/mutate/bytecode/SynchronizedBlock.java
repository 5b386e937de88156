package io.selvage.mutate.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.TryCatchBlockNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/**
 * A {@code synchronized} block as compilers write it: the lock is kept in a local variable, and an exception handler
 * unlocks it, too.
 *
 * @param enter takes the lock
 * @param local has the lock
 * @param exits release it where the block ends, in their order; those of handlers are not among them
 * @param handlerExits release it where an exception leaves the block
 */
public record SynchronizedBlock(
        EditedMethod method,
        AbstractInsnNode enter,
        int local,
        List<AbstractInsnNode> exits,
        List<AbstractInsnNode> handlerExits) {

    /** The blocks of a method, in the order in which they begin. */
    public static List<SynchronizedBlock> of(EditedMethod method) {
        return method.instructions()
                .filter(node -> node.getOpcode() == Opcodes.MONITORENTER)
                .flatMap(enter -> at(method, enter).stream())
                .toList();
    }

    private static Optional<SynchronizedBlock> at(EditedMethod method, AbstractInsnNode enter) {
        if (!(real(enter.getPrevious()) instanceof VarInsnNode store)
                || store.getOpcode() != Opcodes.ASTORE
                || real(store.getPrevious()).getOpcode() != Opcodes.DUP) {
            return Optional.empty();
        }
        List<AbstractInsnNode> exits = new ArrayList<>();
        List<AbstractInsnNode> handlerExits = new ArrayList<>();
        for (AbstractInsnNode node = enter.getNext(); node != null; node = node.getNext()) {
            if (isStore(node, store.var)) {
                break;
            }
            if (node.getOpcode() == Opcodes.MONITOREXIT
                    && real(node.getPrevious()) instanceof VarInsnNode load
                    && load.var == store.var) {
                (isInHandler(method, load) ? handlerExits : exits).add(node);
            }
        }
        return exits.isEmpty() && handlerExits.isEmpty()
                ? Optional.empty()
                : Optional.of(new SynchronizedBlock(method, enter, store.var, exits, handlerExits));
    }

    private static boolean isStore(AbstractInsnNode node, int local) {
        return node instanceof VarInsnNode store && store.getOpcode() == Opcodes.ASTORE && store.var == local;
    }

    /** Whether {@code load} follows the instruction with which a handler keeps its exception. */
    private static boolean isInHandler(EditedMethod method, AbstractInsnNode load) {
        AbstractInsnNode kept = real(load.getPrevious());
        if (kept.getOpcode() != Opcodes.ASTORE) {
            return false;
        }
        for (AbstractInsnNode node = kept.getPrevious();
                node != null && node.getOpcode() < 0;
                node = node.getPrevious()) {
            AbstractInsnNode label = node;
            if (method.node().tryCatchBlocks.stream().anyMatch(block -> block.handler == label)) {
                return true;
            }
        }
        return false;
    }

    /** The instruction at {@code node} or before it, without labels, lines and frames. */
    public static AbstractInsnNode real(AbstractInsnNode node) {
        AbstractInsnNode real = node;
        while (real.getOpcode() < 0 && real.getPrevious() != null) {
            real = real.getPrevious();
        }
        return real;
    }

    /** The instructions that push the lock: from the line's beginning to the copy that is kept. */
    public List<AbstractInsnNode> lockExpression() {
        List<AbstractInsnNode> found = new ArrayList<>();
        AbstractInsnNode copy = real(real(enter.getPrevious()).getPrevious());
        for (AbstractInsnNode node = copy.getPrevious(); node != null && isLoad(node); node = node.getPrevious()) {
            found.add(0, node);
        }
        return found;
    }

    private static boolean isLoad(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return opcode == Opcodes.ALOAD
                || opcode == Opcodes.GETFIELD
                || opcode == Opcodes.GETSTATIC
                || opcode == Opcodes.LDC;
    }

    /** The instruction that keeps a copy of the lock. */
    public AbstractInsnNode copy() {
        return real(real(enter.getPrevious()).getPrevious());
    }

    /** The last instruction of the block: the last one that releases its lock. */
    public AbstractInsnNode last() {
        List<AbstractInsnNode> all = exits.isEmpty() ? handlerExits : exits;
        return all.get(all.size() - 1);
    }

    /** Takes or releases the lock again. */
    public InsnList lockInstruction(int opcode) {
        InsnList list = new InsnList();
        list.add(new VarInsnNode(Opcodes.ALOAD, local));
        list.add(new InsnNode(opcode));
        return list;
    }

    /** Removes all that takes or releases the lock. */
    public void remove() {
        List<AbstractInsnNode> all = new ArrayList<>(exits);
        all.addAll(handlerExits);
        all.add(enter);
        all.forEach(node -> method.code().set(node, new InsnNode(Opcodes.POP)));
    }

    /** Takes the lock behind {@code statement}, its first one, instead of before it. */
    public void beginAfter(List<AbstractInsnNode> statement) {
        LabelNode start = new LabelNode();
        AbstractInsnNode last = statement.get(statement.size() - 1);
        method.code().insert(last, start);
        method.code().insert(last, lockInstruction(Opcodes.MONITORENTER));
        regions(enter, last).forEach(region -> region.start = start);
        method.code().set(enter, new InsnNode(Opcodes.POP));
    }

    /** Releases the lock before {@code statement}, its last one, instead of behind it. */
    public void endBefore(List<AbstractInsnNode> statement) {
        AbstractInsnNode exit = exits.get(0);
        LabelNode end = new LabelNode();
        AbstractInsnNode first = statement.get(0);
        method.code().insertBefore(first, lockInstruction(Opcodes.MONITOREXIT));
        method.code().insertBefore(first, end);
        for (TryCatchBlockNode region : method.node().tryCatchBlocks) {
            if (unlocks(region) && index(region.start) < index(first) && index(region.end) > index(exit)) {
                region.end = end;
            }
        }
        method.code().set(exit, new InsnNode(Opcodes.POP));
    }

    /** The regions of this block's handlers that begin between {@code from} and {@code to}. */
    private List<TryCatchBlockNode> regions(AbstractInsnNode from, AbstractInsnNode to) {
        return method.node().tryCatchBlocks.stream()
                .filter(region -> unlocks(region)
                        && index(region.start) > index(from)
                        && index(region.start) <= index(to)
                        && region.start != region.handler)
                .toList();
    }

    /** Whether an exception in {@code region} releases this block's lock. */
    private boolean unlocks(TryCatchBlockNode region) {
        return handlerExits.stream().anyMatch(exit -> {
            int between = 0;
            for (AbstractInsnNode node = exit; node != null && between <= 3; node = node.getPrevious()) {
                if (node == region.handler) {
                    return true;
                }
                between += node.getOpcode() >= 0 ? 1 : 0;
            }
            return false;
        });
    }

    private int index(AbstractInsnNode node) {
        return method.code().indexOf(node);
    }
}
