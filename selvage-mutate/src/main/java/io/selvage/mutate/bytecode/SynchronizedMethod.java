package io.selvage.mutate.bytecode;

import java.util.List;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.AbstractInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.TryCatchBlockNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Writes a {@code synchronized} method as a method with a {@code synchronized} block around its body. */
public final class SynchronizedMethod {
    private static final Type OBJECT = Type.getType(Object.class);

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
