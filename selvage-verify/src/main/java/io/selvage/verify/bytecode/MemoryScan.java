package io.selvage.verify.bytecode;

import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.HandedOut;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Accesses to fields, and to the content of containers and arrays that fields refer to. */
final class MemoryScan {
    /** First words of methods that only look. */
    private static final Set<String> READING = Set.of(
            "get",
            "size",
            "is",
            "contains",
            "peek",
            "iterator",
            "index",
            "last",
            "first",
            "values",
            "key",
            "entry",
            "length",
            "char",
            "to",
            "hash",
            "equals",
            "element",
            "stream",
            "sub",
            "list",
            "for",
            "head",
            "tail");

    private MemoryScan() {}

    static void visit(Surroundings around, int at) {
        AbstractInsnNode instruction = around.graph().instruction(at);
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            field(around, at, field);
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            content(around, at, around.graph().stack(at, 1), false);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            content(around, at, around.graph().stack(at, 2), true);
        } else if (instruction instanceof MethodInsnNode call && call.getOpcode() != Opcodes.INVOKESTATIC) {
            Origin receiver = around.receiver(at, call);
            if (receiver.path().startsWith("this.") && call.owner.startsWith("java/util/")) {
                content(around, at, receiver, !isReading(call.name));
            }
        } else if (opcode == Opcodes.ARETURN && around.way().depth() == 0) {
            handedOut(around, at);
        }
    }

    private static boolean isReading(String method) {
        String firstWord = method.replaceFirst("[A-Z].*", "");
        return READING.contains(firstWord);
    }

    private static void field(Surroundings around, int at, FieldInsnNode field) {
        boolean isStatic = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
        boolean isWrite = field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
        if (!around.facts().fields().containsKey(field.name)
                || !around.classes().contains(field.owner)) {
            if (!isStatic) {
                content(around, at, around.graph().stack(at, isWrite ? 1 : 0), isWrite);
            }
            return;
        }
        Origin holder = isStatic ? new Origin(1, Origin.THIS) : around.graph().stack(at, isWrite ? 1 : 0);
        List<String> held = around.locks().before(at);
        if (holder.path().matches("p\\d+")) {
            add(around, at, field.name, isWrite, seenFrom(holder.path(), held));
        } else if (!holder.path().equals(Origin.NEW)) {
            add(around, at, field.name, isWrite, holder.isThis() ? held : List.of());
        }
    }

    /** The locks as the object calls them that {@code other} refers to. */
    private static List<String> seenFrom(String other, List<String> held) {
        List<String> names = new ArrayList<>();
        for (String lock : held) {
            boolean isOthers = lock.equals(other) || lock.startsWith(other + ".");
            names.add(isOthers ? Origin.THIS + lock.substring(other.length()) : "other");
        }
        return names;
    }

    private static void content(Surroundings around, int at, Origin container, boolean isWrite) {
        String[] path = container.path().split("\\.");
        if (path.length >= 2
                && path[0].equals(Origin.THIS)
                && around.facts().fields().containsKey(path[1])) {
            add(around, at, path[1] + "[]", isWrite, around.locks().before(at));
        }
    }

    private static void add(Surroundings around, int at, String field, boolean isWrite, List<String> held) {
        ComponentScan.Way way = around.way();
        around.facts()
                .accesses()
                .add(new FieldAccess(field, isWrite, held, around.site(at), way.entry(), way.inInit()));
    }

    private static void handedOut(Surroundings around, int at) {
        String path = around.graph().stack(at, 0).path();
        if (path.startsWith("this.") && path.indexOf('.', 5) < 0) {
            ComponentField field = around.facts().fields().get(path.substring(5));
            if (field != null && field.isPlainContainer()) {
                around.facts()
                        .handedOut()
                        .add(new HandedOut(field.name(), around.way().entry(), around.site(at)));
            }
        }
    }
}
