package io.selvage.mutate.bytecode;

import java.util.List;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.FrameNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.TryCatchBlockNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Writes a {@code synchronized} method as a method with a {@code synchronized} block around its body. */
public final class SynchronizedMethod {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final String THROWABLE = "java/lang/Throwable";

    private SynchronizedMethod() {}

    public static SynchronizedBlock toBlock(EditedMethod method) {
        method.dropSynchronized();
        int lock = method.newLocal(OBJECT);
        int exception = method.newLocal(OBJECT);
        List<AbstractInsnNode> returns =
                method.instructions().filter(SynchronizedMethod::isReturn).toList();
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        AbstractInsnNode enter = new InsnNode(Opcodes.MONITORENTER);
        InsnList head = new InsnList();
        head.add(method.loadMonitor());
        head.add(new InsnNode(Opcodes.DUP));
        head.add(new VarInsnNode(Opcodes.ASTORE, lock));
        head.add(enter);
        head.add(start);
        List<AbstractInsnNode> exits =
                returns.stream().map(node -> unlockBefore(method, node, lock)).toList();
        method.code().insert(head);
        AbstractInsnNode handlerExit = new InsnNode(Opcodes.MONITOREXIT);
        InsnList tail = new InsnList();
        tail.add(end);
        tail.add(handler);
        tail.add(new VarInsnNode(Opcodes.ASTORE, exception));
        tail.add(new VarInsnNode(Opcodes.ALOAD, lock));
        tail.add(handlerExit);
        tail.add(new VarInsnNode(Opcodes.ALOAD, exception));
        tail.add(new InsnNode(Opcodes.ATHROW));
        method.code().add(tail);
        method.node().tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
        return new SynchronizedBlock(method, enter, lock, exits, List.of(handlerExit));
    }

    /**
     * As {@link #toBlock}, without local variables, so that the method's own stack maps stay valid.
     *
     * @throws IllegalArgumentException if the method changes {@code this}, which no compiler does
     */
    public static void toPlainBlock(EditedMethod method) {
        if (!method.isStatic() && method.instructions().anyMatch(SynchronizedMethod::changesThis)) {
            throw new IllegalArgumentException(method.node().name);
        }
        method.dropSynchronized();
        List<AbstractInsnNode> returns =
                method.instructions().filter(SynchronizedMethod::isReturn).toList();
        returns.forEach(node -> method.code().insertBefore(node, monitor(method, Opcodes.MONITOREXIT)));
        LabelNode start = new LabelNode();
        LabelNode handler = new LabelNode();
        InsnList head = monitor(method, Opcodes.MONITORENTER);
        head.add(start);
        method.code().insert(head);
        method.code().add(handler);
        Object[] locals =
                method.isStatic() ? new Object[0] : new Object[] {method.owner().getInternalName()};
        method.code().add(new FrameNode(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {THROWABLE}));
        method.code().add(monitor(method, Opcodes.MONITOREXIT));
        method.code().add(new InsnNode(Opcodes.ATHROW));
        method.node().tryCatchBlocks.add(new TryCatchBlockNode(start, handler, handler, null));
    }

    private static boolean changesThis(AbstractInsnNode node) {
        return node instanceof VarInsnNode store && store.var == 0 && store.getOpcode() >= Opcodes.ISTORE;
    }

    private static InsnList monitor(EditedMethod method, int opcode) {
        InsnList list = new InsnList();
        list.add(method.loadMonitor());
        list.add(new InsnNode(opcode));
        return list;
    }

    public static boolean isReturn(AbstractInsnNode node) {
        return node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN;
    }

    private static AbstractInsnNode unlockBefore(EditedMethod method, AbstractInsnNode end, int lock) {
        AbstractInsnNode exit = new InsnNode(Opcodes.MONITOREXIT);
        InsnList list = new InsnList();
        list.add(new VarInsnNode(Opcodes.ALOAD, lock));
        list.add(exit);
        method.code().insertBefore(end, list);
        return exit;
    }
}
