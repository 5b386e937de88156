package io.selvage.agent;

import io.selvage.hooks.ClassHooks;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.zip.CRC32C;
import org.objectweb.asm.ClassReader;

/**
 * Classes that programs make by a {@code Lookup} or a class loader. A class that is not hidden can be defined once by a
 * loader, but each execution begins without it: later executions find the one that is there, whose static state starts
 * afresh.
 */
final class ProgramClassMaker implements ClassHooks.ClassMaker {
    /**
     * @param content two checksums of the class file
     * @param epoch the latest execution that has defined the class
     */
    private record Definition(long content, int epoch) {}

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
    public synchronized Class<?> earlier(ClassLoader loader, byte[] classFile, int epoch) {
        String name = nameOf(classFile);
        if (name == null) {
            return null;
        }
        long content = checksums(classFile);
        Map<String, Definition> known = definitions.computeIfAbsent(loader, first -> new HashMap<>());
        Definition last = known.get(name);
        if (last == null) {
            // the class is there for another reason if the transformer has seen it: to define it again is an error
            if (!transformer.wovenClasses().contains(loader, name)) {
                known.put(name, new Definition(content, epoch));
            }
            return null;
        }
        boolean again = last.epoch != epoch && last.content == content;
        known.put(name, new Definition(last.content, epoch));
        return again ? find(name, loader) : null;
    }

    private static long checksums(byte[] classFile) {
        CRC32C sum = new CRC32C();
        sum.update(classFile);
        return sum.getValue() << Integer.SIZE | Integer.toUnsignedLong(Arrays.hashCode(classFile));
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
