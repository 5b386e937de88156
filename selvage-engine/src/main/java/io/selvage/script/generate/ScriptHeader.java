package io.selvage.script.generate;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** How a generated script begins: its component, and the package that it has to be in. */
public final class ScriptHeader {
    private ScriptHeader() {}

    /**
     * @param arguments of the constructor, as Java source in parentheses
     * @param methods the names of the methods that the script calls
     */
    public static List<String> lines(Class<?> type, String arguments, List<String> methods) {
        List<String> lines = new ArrayList<>(List.of("#cut m " + type.getCanonicalName() + arguments, ""));
        if (!type.getPackageName().isEmpty() && (!isPublic(type) || !hasPublicMembers(type, methods))) {
            lines.addAll(List.of("#top", "package " + type.getPackageName() + ";", "#end", ""));
        }
        return lines;
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getEnclosingClass()) {
            if (!Modifier.isPublic(c.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    /** Members that are not public can be tested from their own package only. */
    private static boolean hasPublicMembers(Class<?> type, List<String> methods) {
        List<String> visible = new ArrayList<>();
        for (Method method : type.getMethods()) {
            visible.add(method.getName());
        }
        return visible.containsAll(methods) && type.getConstructors().length == type.getDeclaredConstructors().length;
    }
}
