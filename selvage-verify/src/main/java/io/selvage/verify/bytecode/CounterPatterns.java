package io.selvage.verify.bytecode;

import io.selvage.verify.bytecode.ComponentClasses.Member;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.CounterEffect;
import io.selvage.verify.facts.FlagEffect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Methods that count a field up or down, or set a flag. Only counters that begin at zero are told: one that falls below
 * that shows a use that was not meant.
 */
final class CounterPatterns {
    /** So many instructions before the write the field is read whose value is counted. */
    private static final int READ_BEFORE = 4;

    private final ComponentClasses classes;
    private final ComponentFacts facts;
    private final Set<String> notFromZero = new HashSet<>();
    private final List<CounterEffect> found = new ArrayList<>();

    CounterPatterns(ComponentClasses classes, ComponentFacts facts) {
        this.classes = classes;
        this.facts = facts;
    }

    void find(Predicate<String> isEntry) {
        for (Member member : classes.members()) {
            if (member.method().name.equals("<init>")) {
                lookAtStart(code(member));
            } else if (isEntry.test(member.method().name) && !member.is(Opcodes.ACC_PRIVATE)) {
                lookAtEffects(member.method().name, code(member));
            }
        }
        found.stream().filter(one -> !notFromZero.contains(one.field())).forEach(facts.counters()::add);
    }

    private static List<AbstractInsnNode> code(Member member) {
        List<AbstractInsnNode> code = new ArrayList<>();
        for (AbstractInsnNode instruction : member.method().instructions) {
            if (instruction.getOpcode() >= 0) {
                code.add(instruction);
            }
        }
        return code;
    }

    private void lookAtStart(List<AbstractInsnNode> code) {
        for (int i = 1; i < code.size(); i++) {
            if (code.get(i) instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.PUTFIELD
                    && code.get(i - 1).getOpcode() != Opcodes.ICONST_0
                    && code.get(i - 1).getOpcode() != Opcodes.LCONST_0) {
                notFromZero.add(field.name);
            }
        }
    }

    private void lookAtEffects(String entry, List<AbstractInsnNode> code) {
        for (int i = 1; i < code.size(); i++) {
            if (code.get(i) instanceof FieldInsnNode field && field.getOpcode() == Opcodes.PUTFIELD) {
                int value = code.get(i - 1).getOpcode();
                if (field.desc.equals("Z") && (value == Opcodes.ICONST_0 || value == Opcodes.ICONST_1)) {
                    facts.flags().add(new FlagEffect(entry, field.name, value == Opcodes.ICONST_1));
                }
                int arithmetic = isDuplication(code.get(i - 1)) ? i - 2 : i - 1;
                int opcode = arithmetic < 0 ? -1 : code.get(arithmetic).getOpcode();
                boolean adds = opcode == Opcodes.IADD || opcode == Opcodes.LADD;
                boolean takes = opcode == Opcodes.ISUB || opcode == Opcodes.LSUB;
                int read = lastRead(code, field.name, arithmetic);
                if ((adds || takes) && arithmetic - read <= READ_BEFORE) {
                    found.add(new CounterEffect(entry, field.name, adds, isGuarded(code, field.name, read)));
                }
            }
        }
    }

    private static boolean isDuplication(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.DUP_X1 || instruction.getOpcode() == Opcodes.DUP2_X1;
    }

    private static int lastRead(List<AbstractInsnNode> code, String field, int before) {
        for (int i = before; i >= 0; i--) {
            if (code.get(i) instanceof FieldInsnNode read
                    && read.getOpcode() == Opcodes.GETFIELD
                    && read.name.equals(field)) {
                return i;
            }
        }
        return Integer.MIN_VALUE / 2;
    }

    /** Whether the method waits, or looks at the field, before it counts. */
    private static boolean isGuarded(List<AbstractInsnNode> code, String field, int before) {
        boolean looks = false;
        for (int i = 0; i < before; i++) {
            AbstractInsnNode instruction = code.get(i);
            looks |= instruction instanceof FieldInsnNode read && read.name.equals(field);
            boolean isWait = instruction instanceof MethodInsnNode call
                    && (call.name.equals("wait") || call.name.startsWith("await"));
            if (isWait || looks && instruction instanceof JumpInsnNode) {
                return true;
            }
        }
        return false;
    }
}
