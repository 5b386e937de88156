package io.selvage.agent.weave;

import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.UnitHooks;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Spells out what the {@code synchronized} flag of a method means, in the one or the other body. The lock stays in a
 * local of its own, as compilers do it: the JIT takes only code that visibly releases the very object it locked.
 */
final class MethodLock {
    private static final String OF_LOCK = "(Ljava/lang/Object;I)V";

    private final WovenClass type;
    private final boolean ofClass;
    private final Class<?> hooks;
    private final String member;
    private final int local;

    MethodLock(WovenClass type, MethodNode method) {
        this(type, method, MonitorHooks.class, "", method.maxLocals);
    }

    private MethodLock(WovenClass type, MethodNode method, Class<?> hooks, String member, int local) {
        this.type = type;
        ofClass = (method.access & Opcodes.ACC_STATIC) != 0;
        this.hooks = hooks;
        this.member = member;
        this.local = local;
    }

    /** What makes a method one operation on its object, to be wrapped around its lock, if it has one. */
    static MethodLock unit(WovenClass type, MethodNode method) {
        String member = Names.dotted(type.name()) + "." + method.name;
        return new MethodLock(type, method, UnitHooks.class, member, method.maxLocals + 1);
    }

    /** Takes the real monitor. The handler covers the releases and its own: the JIT wants one on every path. */
    void wrapReal(Body body) {
        InsnList code = body.instructions();
        List<TryCatchBlockNode> ranges = new ArrayList<>();
        LabelNode handler = new LabelNode();
        LabelNode open = new LabelNode();
        reserve(code);
        code.insert(remember().op(Opcodes.MONITORENTER).add(open).list());
        for (AbstractInsnNode instruction : code.toArray()) {
            if (isReturn(instruction)) {
                LabelNode end = new LabelNode();
                code.insertBefore(
                        instruction, lock().op(Opcodes.MONITOREXIT).add(end).list());
                ranges.add(new TryCatchBlockNode(open, end, handler, null));
                open = new LabelNode();
                code.insert(instruction, open);
            }
        }
        LabelNode end = new LabelNode();
        code.add(handler(handler)
                .add(lock().op(Opcodes.MONITOREXIT).add(end).list())
                .op(Opcodes.ATHROW)
                .list());
        ranges.add(new TryCatchBlockNode(open, end, handler, null));
        body.handlers().addAll(ranges);
    }

    /** Calls the hooks. The handler covers no release: a hook that throws must not be called again. */
    void wrapHooked(Body body, Spot spot) {
        InsnList code = body.instructions();
        List<TryCatchBlockNode> ranges = new ArrayList<>();
        LabelNode handler = new LabelNode();
        LabelNode open = new LabelNode();
        reserve(code);
        code.insert(hook(remember(), "enter", spot).add(open).list());
        for (AbstractInsnNode instruction : code.toArray()) {
            if (isReturn(instruction)) {
                LabelNode end = new LabelNode();
                code.insertBefore(instruction, end);
                code.insertBefore(instruction, hook(lock(), "exit", spot).list());
                ranges.add(new TryCatchBlockNode(open, end, handler, null));
                open = new LabelNode();
                code.insert(instruction, open);
            }
        }
        ranges.add(new TryCatchBlockNode(open, handler, handler, null));
        code.add(handler(handler).list());
        code.add(hook(lock(), "exit", spot).op(Opcodes.ATHROW).list());
        ranges.removeIf(range -> !ReleaseRanges.hasCode(range.start, range.end));
        body.handlers().addAll(ranges);
    }

    private Code hook(Code code, String hook, Spot spot) {
        int site = spot.site(member, member.isEmpty() ? 0 : Site.READ | Site.WRITE);
        return code.push(site).hook(hooks, hook, OF_LOCK);
    }

    private Code remember() {
        Code code = ofClass ? new Code().pushClass(type.name()) : new Code().var(Opcodes.ALOAD, 0);
        return code.op(Opcodes.DUP).var(Opcodes.ASTORE, local);
    }

    private Code lock() {
        return new Code().var(Opcodes.ALOAD, local);
    }

    /** Makes the local known to all frames of {@code code}. */
    private void reserve(InsnList code) {
        for (AbstractInsnNode instruction : code) {
            if (instruction instanceof FrameNode frame) {
                frame.local = Frames.withLocal(frame.local, local, lockType());
            }
        }
    }

    private Code handler(LabelNode label) {
        Code code = new Code().add(label);
        if (type.hasFrames()) {
            code.add(Frames.handler(Frames.withLocal(List.of(), local, lockType())));
        }
        return code;
    }

    private String lockType() {
        return ofClass ? "java/lang/Class" : type.name();
    }

    private static boolean isReturn(AbstractInsnNode instruction) {
        return instruction.getOpcode() >= Opcodes.IRETURN && instruction.getOpcode() <= Opcodes.RETURN;
    }
}
