package io.selvage.agent.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A monitor's class and its superclasses, as far as they are the program's. */
record MonitorClasses(List<ClassNode> classes, ClassLoader loader) {
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

    /** Whether a subclass of the family has a method of its own instead, and none of them calls this one. */
    boolean isHidden(ClassNode owner, MethodNode method) {
        List<ClassNode> below = classes.subList(0, classes.indexOf(owner));
        boolean isOverridden = (method.access & Opcodes.ACC_PRIVATE) == 0
                && below.stream().flatMap(node -> node.methods.stream()).anyMatch(other -> isLike(other, method));
        return isOverridden
                && below.stream().flatMap(node -> node.methods.stream()).noneMatch(other -> callsSuper(other, method));
    }

    private static boolean isLike(MethodNode other, MethodNode method) {
        return other.name.equals(method.name) && other.desc.equals(method.desc);
    }

    private static boolean callsSuper(MethodNode caller, MethodNode method) {
        for (AbstractInsnNode insn : caller.instructions) {
            boolean calls = insn.getOpcode() == Opcodes.INVOKESPECIAL
                    && insn instanceof MethodInsnNode call
                    && key(call).equals(method.name + method.desc);
            if (calls) {
                return true;
            }
        }
        return false;
    }

    /** The class with this descriptor; null for a primitive type, an array, or one that cannot be found. */
    Class<?> type(String descriptor) {
        try {
            return descriptor.startsWith("L")
                    ? Class.forName(Type.getType(descriptor).getClassName(), false, loader)
                    : null;
        } catch (ClassNotFoundException | LinkageError unknown) {
            return null;
        }
    }

    /** The bodies of lambdas and of references to methods of the family that are made into {@code type}. */
    List<MethodNode> bodiesOf(String type) {
        List<MethodNode> bodies = new ArrayList<>();
        for (ClassNode node : classes) {
            for (MethodNode method : node.methods) {
                for (AbstractInsnNode insn : method.instructions) {
                    if (insn instanceof InvokeDynamicInsnNode made
                            && Type.getReturnType(made.desc).getInternalName().equals(type)) {
                        Stream.of(made.bsmArgs)
                                .filter(arg -> arg instanceof Handle handle && contains(handle.getOwner()))
                                .forEach(arg -> bodies.addAll(methodsLike((Handle) arg)));
                    }
                }
            }
        }
        return bodies;
    }

    private List<MethodNode> methodsLike(Handle handle) {
        return classes.stream()
                .flatMap(node -> node.methods.stream())
                .filter(method -> method.name.equals(handle.getName()) && method.desc.equals(handle.getDesc()))
                .toList();
    }

    static String key(MethodInsnNode call) {
        return call.name + call.desc;
    }
}
