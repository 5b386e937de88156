package io.selvage.agent.weave;

import io.selvage.hooks.Grain;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves the methods of one class. */
final class MethodWeaver {
    private final WovenClass type;
    private final List<InstructionRule> rules;

    MethodWeaver(WovenClass type, List<InstructionRule> rules) {
        this.type = type;
        this.rules = rules;
    }

    /**
     * Weaves {@code method}, which has code.
     *
     * @param prologue what the hooked body starts with
     */
    void weave(MethodNode method, Code prologue) {
        Spot start = new Spot(type, method.name, firstLine(method), StackOrigins.of(method));
        InsnList announcement = WholeUse.announcement(method, start);
        boolean unit = isUnit(method);
        if (!Body.usesMonitors(method)) {
            instructions(method, rules, start);
            method.instructions.insert(announcement);
            if (unit) {
                MethodLock.unit(type, method).wrapHooked(Body.of(method), start);
            }
            method.instructions.insert(prologue.list());
            return;
        }
        Body asWritten = Body.copyOf(method);
        Body hooked = Body.of(method);
        List<InstructionRule> all = new ArrayList<>(rules);
        all.add(new MonitorWeaver(hooked));
        instructions(method, all, start);
        method.instructions.insert(announcement);
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            MethodLock lock = new MethodLock(type, method);
            lock.wrapHooked(hooked, start);
            lock.wrapReal(asWritten);
        }
        if (unit) {
            MethodLock.unit(type, method).wrapHooked(hooked, start);
        }
        method.instructions.insert(prologue.list());
        MonitorWeaver.join(method, asWritten, type);
    }

    /** True if calls of the method are one operation; not so for what a compiler made of a lambda, which runs elsewhere. */
    private boolean isUnit(MethodNode method) {
        return (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0
                && !method.name.equals("<init>")
                && type.index().grain(type.name()) == Grain.ATOMIC;
    }

    private static void instructions(MethodNode method, List<InstructionRule> rules, Spot start) {
        Spot spot = start;
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof LineNumberNode line) {
                spot = spot.at(line.line);
            } else if (instruction.getOpcode() >= 0) {
                for (InstructionRule rule : rules) {
                    rule.weave(instruction, method.instructions, spot);
                }
            }
        }
    }

    static int firstLine(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
