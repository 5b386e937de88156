package io.selvage.agent.weave.escape;

import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.index.FieldFacts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods of one class that may set fields of an object that is out already. */
final class LateWrites {
    private static final LateWrites NONE = new LateWrites();

    /** By field, as instructions name it, the methods by name and descriptor. */
    private final Map<String, Set<String>> methods = new HashMap<>();

    private LateWrites() {}

    /** None for classes that are not woven, or unknown: nobody would announce their writes. */
    static LateWrites of(String name, ClassIndex index) {
        return index.isWoven(name)
                ? index.classNode(name).map(type -> of(type, index)).orElse(NONE)
                : NONE;
    }

    static LateWrites of(ClassNode type, ClassIndex index) {
        LateWrites late = new LateWrites();
        EscapeAnalysis analysis = new EscapeAnalysis(index, type, isClosed(type) ? type.name : null);
        Set<String> finals = finals(type);
        for (MethodNode method : type.methods) {
            if (method.name.equals("<init>") && writesField(method)) {
                late.inConstructor(method, analysis.construction(type, method));
            } else if (!finals.isEmpty()) {
                late.elsewhere(method, finals);
            }
        }
        return late;
    }

    boolean isNowhere(FieldFacts field) {
        return !methods.containsKey(key(field.declaring(), field.name(), field.descriptor()));
    }

    /** @param method by name and descriptor */
    boolean isIn(FieldInsnNode write, String method) {
        return methods.getOrDefault(key(write), Set.of()).contains(method);
    }

    private void inConstructor(MethodNode method, TrackedMethod constructor) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTFIELD && isLate(instruction, constructor)) {
                add((FieldInsnNode) instruction, method);
            }
        }
    }

    private static boolean isLate(AbstractInsnNode write, TrackedMethod constructor) {
        TrackedValue target = constructor.onStack(write, 1);
        boolean isOfSelf = target != null && target.reach() == Reach.SELF;
        return !isOfSelf || constructor.mayBeOutBefore(write);
    }

    /** Old class files may set final fields in any method of the class. */
    private void elsewhere(MethodNode method, Set<String> finals) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FieldInsnNode write
                    && write.getOpcode() == Opcodes.PUTFIELD
                    && finals.contains(key(write))) {
                add(write, method);
            }
        }
    }

    private void add(FieldInsnNode write, MethodNode method) {
        methods.computeIfAbsent(key(write), first -> new HashSet<>()).add(method.name + method.desc);
    }

    private static boolean writesField(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTFIELD) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> finals(ClassNode type) {
        Set<String> finals = new HashSet<>();
        type.fields.stream()
                .filter(field -> (field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC)) == Opcodes.ACC_FINAL)
                .forEach(field -> finals.add(key(type.name, field.name, field.desc)));
        return finals;
    }

    private static String key(FieldInsnNode write) {
        return key(write.owner, write.name, write.desc);
    }

    private static String key(String owner, String field, String descriptor) {
        return owner + "." + field + descriptor;
    }

    /** True if the class has no subclasses: it is final, or a compiler made it for an expression. */
    private static boolean isClosed(ClassNode type) {
        boolean isAnonymous = false;
        for (InnerClassNode inner : type.innerClasses) {
            isAnonymous |= inner.name.equals(type.name) && inner.innerName == null;
        }
        return isAnonymous || (type.access & Opcodes.ACC_FINAL) != 0;
    }
}
