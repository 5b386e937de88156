package io.selvage.agent.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
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
        if (!Body.usesMonitors(method)) {
            instructions(method, rules, start);
            method.instructions.insert(prologue.list());
            return;
        }
        Body asWritten = Body.copyOf(method);
        Body hooked = Body.of(method);
        List<InstructionRule> all = new ArrayList<>(rules);
        all.add(new MonitorWeaver(hooked));
        instructions(method, all, start);
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            MethodLock lock = new MethodLock(type, method);
            lock.wrapHooked(hooked, start);
            lock.wrapReal(asWritten);
        }
        method.instructions.insert(prologue.list());
        MonitorWeaver.join(method, asWritten, type);
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

    private static int firstLine(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
