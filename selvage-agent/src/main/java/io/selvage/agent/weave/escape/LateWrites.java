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

/** The methods of one class that may set final fields of an object that is out already. */
final class LateWrites {
    private static final LateWrites NONE = new LateWrites();

    /** By field the methods, both by name and descriptor. */
    private final Map<String, Set<String>> methods = new HashMap<>();

    private LateWrites() {}

    /** None for classes that are not woven, or unknown: nobody would announce their writes. */
    static LateWrites of(String name, ClassIndex index) {
        return index.isWoven(name)
                ? index.classNode(name).map(type -> of(type, index)).orElse(NONE)
                : NONE;
    }

    static LateWrites of(ClassNode type, ClassIndex index) {
        Set<String> finals = finals(type);
        if (finals.isEmpty()) {
            return NONE;
        }
        LateWrites late = new LateWrites();
        EscapeAnalysis analysis = new EscapeAnalysis(index, type, isClosed(type) ? type.name : null);
        for (MethodNode method : type.methods) {
            if (writes(method, type, finals)) {
                late.find(method, type, finals, analysis);
            }
        }
        return late;
    }

    boolean isNowhere(FieldFacts field) {
        return !methods.containsKey(field.name() + field.descriptor());
    }

    boolean isIn(FieldFacts field, String method) {
        return methods.getOrDefault(field.name() + field.descriptor(), Set.of()).contains(method);
    }

    private void find(MethodNode method, ClassNode type, Set<String> finals, EscapeAnalysis analysis) {
        TrackedMethod tracked = method.name.equals("<init>") ? analysis.construction(type, method) : null;
        for (AbstractInsnNode instruction : method.instructions) {
            if (isWrite(instruction, type, finals) && (tracked == null || isLate(instruction, tracked))) {
                FieldInsnNode write = (FieldInsnNode) instruction;
                methods.computeIfAbsent(write.name + write.desc, first -> new HashSet<>())
                        .add(method.name + method.desc);
            }
        }
    }

    private static boolean isLate(AbstractInsnNode write, TrackedMethod constructor) {
        TrackedValue target = constructor.onStack(write, 1);
        boolean isOfSelf = target != null && target.reach() == Reach.SELF;
        return constructor.mayBeOutBefore(write) || !isOfSelf;
    }

    private static boolean writes(MethodNode method, ClassNode type, Set<String> finals) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (isWrite(instruction, type, finals)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWrite(AbstractInsnNode instruction, ClassNode type, Set<String> finals) {
        return instruction.getOpcode() == Opcodes.PUTFIELD
                && instruction instanceof FieldInsnNode write
                && write.owner.equals(type.name)
                && finals.contains(write.name + write.desc);
    }

    private static Set<String> finals(ClassNode type) {
        Set<String> finals = new HashSet<>();
        type.fields.stream()
                .filter(field -> (field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC)) == Opcodes.ACC_FINAL)
                .forEach(field -> finals.add(field.name + field.desc));
        return finals;
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
