package io.selvage.mutate.bytecode;

import java.lang.reflect.Field;

/**
 * Changes the modifiers of a method or field that is being written. PIT hands them to the writer before it asks an
 * operator, so that the writer is the only place left where they can be changed.
 */
public final class AccessFlags {
    private AccessFlags() {}

    /** @param visitor the writer, or what leads to it */
    public static void clear(Object visitor, int flag) {
        try {
            Object writer = visitor;
            while (hasField(writer.getClass(), delegate(writer))) {
                Object inner = field(writer.getClass(), delegate(writer)).get(writer);
                if (inner == null) {
                    break;
                }
                writer = inner;
            }
            Field flags = field(writer.getClass(), "accessFlags");
            flags.setInt(writer, flags.getInt(writer) & ~flag);
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException(
                    "this version of PIT writes classes in another way; use the version that this module names",
                    changed);
        }
    }

    private static String delegate(Object visitor) {
        return visitor instanceof org.pitest.reloc.asm.MethodVisitor ? "mv" : "fv";
    }

    private static boolean hasField(Class<?> type, String name) {
        try {
            field(type, name);
            return true;
        } catch (NoSuchFieldException none) {
            return false;
        }
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        throw new NoSuchFieldException(type.getName() + "." + name);
    }
}
