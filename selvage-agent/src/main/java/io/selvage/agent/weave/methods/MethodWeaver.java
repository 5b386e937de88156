package io.selvage.agent.weave.methods;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.memory.MethodGranularity;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.LoopHooks;
import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves the methods of one class. */
public final class MethodWeaver {
    private final WovenClass type;
    private final List<InstructionRule> rules;

    public MethodWeaver(WovenClass type, List<InstructionRule> rules) {
        this.type = type;
        this.rules = rules;
    }

    /**
     * Weaves {@code method}, which has code.
     *
     * @param prologue what the hooked body starts with
     */
    public void weave(MethodNode method, CodeBuilder prologue) {
        WeaveLocation start = WeaveLocation.atStart(method, type, StackOrigins.of(method));
        InsnList announcement = MethodGranularity.announcement(method, start);
        boolean unit = isUnit(method);
        if (!MethodBody.usesMonitors(method)) {
            instructions(method, rules, start);
            method.instructions.insert(announcement);
            if (unit) {
                MethodLock.unit(type, method).wrapHooked(MethodBody.live(method), start);
            }
            method.instructions.insert(prologue.list());
            method.instructions.insert(endPoint(method, start));
            return;
        }
        MethodBody asWritten = MethodBody.copyOf(method);
        MethodBody hooked = MethodBody.live(method);
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
        method.instructions.insert(endPoint(method, start));
    }

    /** Where threads end for the exploration, nothing of the method is run. */
    private static InsnList endPoint(MethodNode method, WeaveLocation start) {
        String name = Names.dotted(start.type().name()) + "." + method.name;
        return Weaving.isEndPoint(name)
                ? new CodeBuilder()
                        .push(start.site(name, 0))
                        .hook(LoopHooks.class, "endPoint", "(I)V")
                        .list()
                : new InsnList();
    }

    /**
     * True if calls of the method are one operation; not so for what a compiler made of a lambda, which runs elsewhere.
     */
    private boolean isUnit(MethodNode method) {
        return (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0
                && !method.name.equals("<init>")
                && type.index().grain(type.name()) == OperationGranularity.ATOMIC;
    }

    private static void instructions(MethodNode method, List<InstructionRule> rules, WeaveLocation start) {
        WeaveLocation location = start;
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof LineNumberNode line) {
                location = location.at(line.line);
            } else if (instruction.getOpcode() >= 0) {
                for (InstructionRule rule : rules) {
                    rule.weave(instruction, method.instructions, location);
                }
            }
        }
    }
}
