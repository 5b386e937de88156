package io.selvage.verify.bytecode;

import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.Section;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Critical sections, and whether anything in them needs a lock. */
final class SectionScan {

    private static final Set<String> LOCKING = Set.of("lock", "lockInterruptibly", "unlock", "readLock", "writeLock");

    private static final Set<Integer> NOTHING = Set.of(
            Opcodes.RETURN,
            Opcodes.IRETURN,
            Opcodes.ARETURN,
            Opcodes.MONITORENTER,
            Opcodes.MONITOREXIT,
            Opcodes.GOTO,
            Opcodes.ATHROW,
            Opcodes.ALOAD,
            Opcodes.ASTORE,
            Opcodes.DUP,
            Opcodes.ICONST_0,
            Opcodes.ACONST_NULL,
            Opcodes.POP);

    /** What was seen of one section. */
    private static final class Seen {
        private int line;
        private boolean touches;
        private boolean isEmpty = true;
    }

    private SectionScan() {}

    /** Those that begin in this method. */
    static void scan(Surroundings around, List<String> callerHolds) {
        Map<String, Seen> sections = new LinkedHashMap<>();
        MethodGraph graph = around.graph();
        for (int at = 0; at < graph.size(); at++) {
            for (String lock : around.locks().before(at)) {
                if (!callerHolds.contains(lock)
                        && graph.isReachable(at)
                        && graph.instruction(at).getOpcode() >= 0) {
                    add(sections.computeIfAbsent(lock, name -> new Seen()), around, at);
                }
            }
        }
        sections.forEach((lock, seen) -> around.facts()
                .sections()
                .add(new Section(
                        lock,
                        around.way().entry(),
                        ComponentScan.site(around.member(), seen.line),
                        seen.touches,
                        seen.isEmpty)));
    }

    private static void add(Seen section, Surroundings around, int at) {
        AbstractInsnNode instruction = around.graph().instruction(at);
        section.line = section.line == 0 ? around.graph().line(at) : section.line;
        section.touches |= touches(around, at, instruction);
        section.isEmpty &= NOTHING.contains(instruction.getOpcode());
    }

    private static boolean touches(Surroundings around, int at, AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            ComponentField own = around.facts().fields().get(field.name);
            boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
            boolean isConstant = own != null && own.isFinal() && (own.isImmutable() || own.isLock());
            return !(isRead && isConstant && around.classes().contains(field.owner));
        }
        if (instruction instanceof MethodInsnNode call) {
            boolean isTakenOrGivenBack = HeldLocks.isLock(call.owner) && LOCKING.contains(call.name);
            return !isTakenOrGivenBack && !CallReach.isConfined(around, at, call);
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return !CallReach.isPlainConcatenation(dynamic);
        }
        boolean loads = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        int array = loads ? 1 : 2;
        return (loads || stores) && !around.graph().stack(at, array).path().equals(Origin.NEW);
    }
}
