package io.selvage.agent.effects;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** Public methods and constructors, with code, of public classes in the exported packages of java.base. */
record PublicMethod(String type, String name, String descriptor) {
    static List<PublicMethod> ofJavaBase() throws IOException {
        List<PublicMethod> methods = new ArrayList<>();
        Module module = Object.class.getModule();
        for (String name : new TreeSet<>(module.getPackages())) {
            if (module.isExported(name)) {
                for (String type : PackageLists.classesOf(name.replace('.', '/'), module)) {
                    collect(type, methods);
                }
            }
        }
        return methods;
    }

    private static void collect(String type, List<PublicMethod> into) {
        Class<?> loaded;
        try {
            loaded = Class.forName(type.replace('/', '.'), false, null);
        } catch (ClassNotFoundException | LinkageError e) {
            return;
        }
        if (!Modifier.isPublic(loaded.getModifiers())) {
            return;
        }
        TreeSet<String> seen = new TreeSet<>();
        for (Constructor<?> constructor : loaded.getDeclaredConstructors()) {
            add(constructor, type, "<init>", Type.getConstructorDescriptor(constructor), seen, into);
        }
        for (Method method : loaded.getDeclaredMethods()) {
            add(method, type, method.getName(), Type.getMethodDescriptor(method), seen, into);
        }
    }

    private static void add(
            Executable member,
            String type,
            String name,
            String descriptor,
            TreeSet<String> seen,
            List<PublicMethod> into) {
        int modifiers = member.getModifiers();
        boolean counts = Modifier.isPublic(modifiers) && !Modifier.isAbstract(modifiers) && !member.isSynthetic();
        if (counts && seen.add(name + descriptor)) {
            into.add(new PublicMethod(type, name, descriptor));
        }
    }
}
