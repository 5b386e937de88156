package io.selvage.agent.weave;

import io.selvage.hooks.MonitorHooks;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** Gives methods that use monitors two bodies, as written and hooked; the choice is made at entry. */
final class MonitorWeaver implements InstructionRule {
    private static final String OF_LOCK = "(Ljava/lang/Object;I)V";

    private final ReleaseRanges ranges;

    /** Weaves the monitor instructions of {@code hooked}. */
    MonitorWeaver(Body hooked) {
        ranges = new ReleaseRanges(hooked);
    }

    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, Spot spot) {
        if (instruction.getOpcode() == Opcodes.MONITORENTER) {
            InstructionRule.replace(instruction, hook(new Code(), "enter", spot).list(), body);
        } else if (instruction.getOpcode() == Opcodes.MONITOREXIT) {
            LabelNode before = new LabelNode();
            LabelNode after = new LabelNode();
            body.insertBefore(instruction, before);
            body.insert(instruction, after);
            ranges.exclude(instruction, before, after);
            InstructionRule.replace(instruction, hook(new Code(), "exit", spot).list(), body);
        }
    }

    static Code hook(Code code, String hook, Spot spot) {
        return code.push(spot.site("", 0)).hook(MonitorHooks.class, hook, OF_LOCK);
    }

    /** Makes {@code method}, whose body is the hooked one, choose between it and {@code asWritten}. */
    static void join(MethodNode method, Body asWritten, WovenClass type) {
        LabelNode written = new LabelNode();
        Code choice = new Code();
        choice.hook(MonitorHooks.class, "controlled", "()Z").add(new JumpInsnNode(Opcodes.IFEQ, written));
        method.instructions.insert(choice.list());
        method.instructions.add(written);
        if (type.hasFrames() && !Frames.startsWithFrame(asWritten.instructions().getFirst())) {
            method.instructions.add(Frames.branch(Frames.entryLocals(type.name(), method)));
        }
        method.instructions.add(asWritten.instructions());
        method.tryCatchBlocks.addAll(asWritten.handlers());
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
    }
}
