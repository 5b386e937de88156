package io.selvage.agent.weave.escape;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Fields in which objects of a class keep what leads back to themselves, as a lambda that uses {@code this}. */
final class SelfHoldingFields {
    private final ClassNode type;
    private final Set<String> names = new HashSet<>();

    SelfHoldingFields(ClassNode type) {
        this.type = type;
        int known;
        do {
            known = names.size();
            for (MethodNode method : type.methods) {
                if (writesReference(method)) {
                    follow(method);
                }
            }
        } while (names.size() > known);
    }

    Set<String> names() {
        return names;
    }

    static boolean declares(ClassNode type, FieldInsnNode write) {
        for (FieldNode field : type.fields) {
            if (write.owner.equals(type.name) && field.name.equals(write.name) && field.desc.equals(write.desc)) {
                return true;
            }
        }
        return false;
    }

    private boolean writesReference(MethodNode method) {
        boolean writes = false;
        for (AbstractInsnNode instruction : method.instructions) {
            writes |= instruction instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.PUTFIELD
                    && field.desc.length() > 1
                    && declares(type, field);
        }
        return writes && (method.access & Opcodes.ACC_STATIC) == 0;
    }

    private void follow(MethodNode method) {
        TrackedMethod tracked = new TrackedMethod(type.name, method, 0, Reach.SELF, surroundings());
        if (tracked.isUnusual()) {
            type.fields.forEach(field -> names.add(field.name));
        }
    }

    private TrackingInterpreter.Surroundings surroundings() {
        return new TrackingInterpreter.Surroundings() {
            @Override
            public boolean mayHoldSelf(FieldInsnNode read) {
                return names.contains(read.name);
            }

            @Override
            public boolean escapesInto(FieldInsnNode write) {
                names.add(write.name);
                return false;
            }

            @Override
            public boolean escapesBy(MethodInsnNode call, List<? extends TrackedValue> values) {
                return false;
            }
        };
    }
}
