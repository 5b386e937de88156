package io.selvage.agent.weave.methods;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.StackMapFrames;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.AtomicMethodHooks;
import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
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
        return new MethodLock(type, method, AtomicMethodHooks.class, member, method.maxLocals + 1);
    }

    /** Takes the real monitor. The handler covers the releases and its own: the JIT wants one on every path. */
    void wrapReal(MethodBody body) {
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
    void wrapHooked(MethodBody body, WeaveLocation location) {
        InsnList code = body.instructions();
        List<TryCatchBlockNode> ranges = new ArrayList<>();
        LabelNode handler = new LabelNode();
        LabelNode open = new LabelNode();
        reserve(code);
        code.insert(hook(remember(), "enter", location).add(open).list());
        for (AbstractInsnNode instruction : code.toArray()) {
            if (isReturn(instruction)) {
                LabelNode end = new LabelNode();
                code.insertBefore(instruction, end);
                code.insertBefore(instruction, hook(lock(), "exit", location).list());
                ranges.add(new TryCatchBlockNode(open, end, handler, null));
                open = new LabelNode();
                code.insert(instruction, open);
            }
        }
        ranges.add(new TryCatchBlockNode(open, handler, handler, null));
        code.add(handler(handler).list());
        code.add(hook(lock(), "exit", location).op(Opcodes.ATHROW).list());
        ranges.removeIf(range -> !MonitorExitRanges.hasCode(range.start, range.end));
        body.handlers().addAll(ranges);
    }

    private CodeBuilder hook(CodeBuilder code, String hook, WeaveLocation location) {
        int site = location.site(member, member.isEmpty() ? 0 : Site.READ | Site.WRITE);
        return code.push(site).hook(hooks, hook, OF_LOCK);
    }

    private CodeBuilder remember() {
        CodeBuilder code = ofClass ? new CodeBuilder().pushClass(type.name()) : new CodeBuilder().var(Opcodes.ALOAD, 0);
        return code.op(Opcodes.DUP).var(Opcodes.ASTORE, local);
    }

    private CodeBuilder lock() {
        return new CodeBuilder().var(Opcodes.ALOAD, local);
    }

    /** Makes the local known to all frames of {@code code}. */
    private void reserve(InsnList code) {
        for (AbstractInsnNode instruction : code) {
            if (instruction instanceof FrameNode frame) {
                frame.local = StackMapFrames.withLocal(frame.local, local, lockType());
            }
        }
    }

    private CodeBuilder handler(LabelNode label) {
        CodeBuilder code = new CodeBuilder().add(label);
        if (type.hasFrames()) {
            code.add(StackMapFrames.handler(StackMapFrames.withLocal(List.of(), local, lockType())));
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
