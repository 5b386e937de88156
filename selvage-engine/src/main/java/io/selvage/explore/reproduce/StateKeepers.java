package io.selvage.explore.reproduce;

import io.selvage.explore.subject.LoadedSubject;
import io.selvage.hooks.Commons;
import io.selvage.hooks.Weaving;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What may have kept state that no execution begins with anew. */
public final class StateKeepers {
    private static final int MOST = 3;

    private StateKeepers() {}

    /** In words: static fields of the program's classes that are not woven, if there are any. */
    public static String of(LoadedSubject loaded) {
        List<String> fields = new ArrayList<>();
        loaded.definedClasses()
                .get()
                .filter(name -> Weaving.isNeverWoven(name) || !Weaving.isIncluded(name))
                .sorted()
                .forEach(name -> addMutable(name, loaded.loader(), fields));
        String others = Commons.changed().isEmpty() ? "a file, or state of the JDK" : Commons.changed();
        if (fields.isEmpty()) {
            return others;
        }
        String more = fields.size() > MOST ? ", …" : "";
        return "static fields of classes that are not woven: "
                + String.join(", ", fields.subList(0, Math.min(MOST, fields.size()))) + more + "; or " + others;
    }

    private static void addMutable(String name, ClassLoader loader, List<String> fields) {
        try {
            for (Field field : Class.forName(name, false, loader).getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && canChange(field)) {
                    fields.add(name + "." + field.getName());
                }
            }
        } catch (ClassNotFoundException | LinkageError unknown) {
            // Then it is not named.
        }
    }

    private static boolean canChange(Field field) {
        Class<?> type = field.getType();
        boolean isValue = type.isPrimitive() || type == String.class || type == Class.class || type.isEnum();
        return !Modifier.isFinal(field.getModifiers()) || !isValue;
    }
}
