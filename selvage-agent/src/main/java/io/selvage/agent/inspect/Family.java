package io.selvage.agent.inspect;

import java.util.List;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A monitor's class and its superclasses, as far as they are the program's. */
record Family(List<ClassNode> classes) {
    boolean contains(String owner) {
        return classes.stream().anyMatch(node -> node.name.equals(owner));
    }

    /** The first class that has the method comes first; null if none has it. */
    ClassNode ownerOf(MethodInsnNode call) {
        return classes.stream()
                .filter(node -> methodOf(node, call) != null)
                .findFirst()
                .orElse(null);
    }

    static MethodNode methodOf(ClassNode owner, MethodInsnNode call) {
        for (MethodNode method : owner.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc) && method.instructions.size() > 0) {
                return method;
            }
        }
        return null;
    }

    /** The field's descriptor; null if no class of the family has it. */
    String descriptorOf(String field) {
        for (ClassNode node : classes) {
            for (FieldNode candidate : node.fields) {
                if (candidate.name.equals(field)) {
                    return candidate.desc;
                }
            }
        }
        return null;
    }

    static String key(MethodInsnNode call) {
        return call.name + call.desc;
    }
}
