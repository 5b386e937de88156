package io.selvage.agent.weave.methods;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.StackMapFrames;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
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

    private final MonitorExitRanges ranges;

    /** Weaves the monitor instructions of {@code hooked}. */
    MonitorWeaver(MethodBody hooked) {
        ranges = new MonitorExitRanges(hooked);
    }

    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        if (instruction.getOpcode() == Opcodes.MONITORENTER) {
            InstructionRule.replace(
                    instruction, hook(new CodeBuilder(), "enter", location).list(), body);
        } else if (instruction.getOpcode() == Opcodes.MONITOREXIT) {
            LabelNode before = new LabelNode();
            LabelNode after = new LabelNode();
            body.insertBefore(instruction, before);
            body.insert(instruction, after);
            ranges.exclude(instruction, before, after);
            InstructionRule.replace(
                    instruction, hook(new CodeBuilder(), "exit", location).list(), body);
        }
    }

    static CodeBuilder hook(CodeBuilder code, String hook, WeaveLocation location) {
        return code.push(location.site("", 0)).hook(MonitorHooks.class, hook, OF_LOCK);
    }

    /** Makes {@code method}, whose body is the hooked one, choose between it and {@code asWritten}. */
    static void join(MethodNode method, MethodBody asWritten, WovenClass type) {
        LabelNode written = new LabelNode();
        CodeBuilder choice = new CodeBuilder();
        choice.hook(MonitorHooks.class, "controlled", "()Z").add(new JumpInsnNode(Opcodes.IFEQ, written));
        method.instructions.insert(choice.list());
        method.instructions.add(written);
        if (type.hasFrames()
                && !StackMapFrames.startsWithFrame(asWritten.instructions().getFirst())) {
            method.instructions.add(StackMapFrames.branch(StackMapFrames.entryLocals(type.name(), method)));
        }
        method.instructions.add(asWritten.instructions());
        method.tryCatchBlocks.addAll(asWritten.handlers());
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
    }
}
