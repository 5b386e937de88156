package io.selvage.agent;

import io.selvage.hooks.ClassHooks;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Classes that programs make by a {@code Lookup}. A class that is not hidden can be defined once by a loader, but each
 * execution begins without it: later executions find the one that is there, whose static state starts afresh.
 */
final class ProgramClassMaker implements ClassHooks.ClassMaker {
    /** @param epoch the latest execution that has defined the class */
    private record Definition(byte[] classFile, int epoch) {}

    private final Transformer transformer;
    private final Map<ClassLoader, Map<String, Definition>> definitions = new WeakHashMap<>();

    ProgramClassMaker(Transformer transformer) {
        this.transformer = transformer;
    }

    @Override
    public byte[] weave(Class<?> host, byte[] classFile) {
        String name = nameOf(classFile);
        return name == null ? classFile : transformer.weaveHidden(host.getClassLoader(), name, classFile);
    }

    @Override
    public synchronized Class<?> earlier(Class<?> host, byte[] classFile, int epoch) {
        String name = nameOf(classFile);
        ClassLoader loader = host.getClassLoader();
        if (name == null || loader == null) {
            return null;
        }
        Map<String, Definition> known = definitions.computeIfAbsent(loader, first -> new HashMap<>());
        Definition last = known.get(name);
        if (last == null) {
            // the class is there for another reason if the transformer has seen it: to define it again is an error
            if (!transformer.wovenClasses().contains(loader, name)) {
                known.put(name, new Definition(classFile.clone(), epoch));
            }
            return null;
        }
        boolean again = last.epoch != epoch && Arrays.equals(last.classFile, classFile);
        known.put(name, new Definition(last.classFile, epoch));
        return again ? find(name, loader) : null;
    }

    private static Class<?> find(String name, ClassLoader loader) {
        try {
            return Class.forName(name.replace('/', '.'), false, loader);
        } catch (ClassNotFoundException | LinkageError neverDefined) {
            return null;
        }
    }

    /** Null for what is no class file: the JDK finds the words for it. */
    private static String nameOf(byte[] classFile) {
        try {
            return new ClassReader(classFile).getClassName();
        } catch (RuntimeException malformed) {
            return null;
        }
    }
}
