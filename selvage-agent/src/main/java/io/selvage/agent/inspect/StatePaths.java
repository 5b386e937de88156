package io.selvage.agent.inspect;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * How that part of the state is written down which a condition sees of a field: the field itself, whether there is
 * anything, what one of its methods answers, or fields of the object that it refers to. Reading the state must not
 * change it: only methods that do not are called.
 */
final class StatePaths {
    private static final Set<String> SIZES = Set.of("size", "isEmpty");
    private static final Pattern LOOKS =
            Pattern.compile("(is|has|get(?!And)|size|length|count|empty|available|ordinal).*");
    private static final Set<String> PRINTED = Set.of(
            "java.util.BitSet",
            "java.lang.StringBuilder",
            "java.lang.StringBuffer",
            "java.util.concurrent.atomic.AtomicIntegerArray",
            "java.util.concurrent.atomic.AtomicLongArray");

    private final MonitorClasses family;

    StatePaths(MonitorClasses family) {
        this.family = family;
    }

    /** The condition compares the field with null. */
    String ofPresence(String path, String descriptor) {
        return isValue(descriptor) ? path : path + "?";
    }

    /** The condition uses the field as a whole. */
    List<String> ofWhole(String path, String descriptor) {
        if (isValue(descriptor) || isContainer(descriptor)) {
            return List.of(path);
        }
        Class<?> type = family.type(descriptor);
        if (type != null && PRINTED.contains(type.getName())) {
            return List.of(path + ".toString()");
        }
        List<String> inside = type == null || type.getClassLoader() == null ? List.of() : fieldsOf(type, path);
        return inside.isEmpty() ? List.of(path + "?") : inside;
    }

    /** The condition uses what a method of the field's object answers. */
    List<String> ofCall(String path, String descriptor, MethodInsnNode call) {
        boolean plain = Type.getArgumentTypes(call.desc).length == 0
                && Type.getReturnType(call.desc).getSort() < Type.ARRAY;
        boolean isString = descriptor.equals("Ljava/lang/String;");
        boolean exposesState = isContainer(descriptor) ? SIZES.contains(call.name) : isString || !isValue(descriptor);
        return plain && exposesState && isHarmless(descriptor, call)
                ? List.of(path + "." + call.name + "()")
                : ofWhole(path, descriptor);
    }

    /** Whether values of the type stand for themselves. */
    private boolean isValue(String descriptor) {
        Class<?> type = family.type(descriptor);
        return descriptor.length() == 1
                || descriptor.startsWith("[")
                || type != null
                        && (type.isEnum()
                                || type.getName()
                                        .matches("java\\.util\\.concurrent\\.atomic\\.Atomic(Integer|Long|Boolean)")
                                || Number.class.isAssignableFrom(type)
                                        && type.getName().startsWith("java.lang.")
                                || Set.of(String.class, Boolean.class, Character.class)
                                        .contains(type));
    }

    private boolean isContainer(String descriptor) {
        Class<?> type = family.type(descriptor);
        return type != null && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
    }

    private boolean isHarmless(String descriptor, MethodInsnNode call) {
        Class<?> type = family.type(descriptor);
        if (type == null || type.getName().startsWith("java.util.function.")) {
            return false;
        }
        return type.getClassLoader() == null ? LOOKS.matcher(call.name).matches() : onlyReads(type, call);
    }

    private static boolean onlyReads(Class<?> type, MethodInsnNode call) {
        ClassNode node = MonitorReader.node(type);
        MethodNode method = node == null ? null : MonitorClasses.methodOf(node, call);
        if (method == null) {
            return false;
        }
        for (AbstractInsnNode insn : method.instructions) {
            int opcode = insn.getOpcode();
            boolean stores = opcode == Opcodes.PUTFIELD
                    || opcode == Opcodes.PUTSTATIC
                    || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
            boolean calls = opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC;
            if (stores || calls || opcode == Opcodes.MONITORENTER) {
                return false;
            }
        }
        return (method.access & Opcodes.ACC_SYNCHRONIZED) == 0;
    }

    private List<String> fieldsOf(Class<?> type, String path) {
        return Stream.<Class<?>>iterate(type, c -> c != null && c.getClassLoader() != null, Class::getSuperclass)
                .flatMap(c -> Stream.of(c.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                .filter(this::isPlain)
                .map(field -> path + "." + field.getName())
                .toList();
    }

    private boolean isPlain(Field field) {
        String descriptor = Type.getDescriptor(field.getType());
        boolean changes =
                !Modifier.isFinal(field.getModifiers()) || !field.getType().isPrimitive();
        return changes && (isValue(descriptor) || isContainer(descriptor));
    }
}
