package io.selvage.agent;

import io.selvage.hooks.Weaving;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Predicate;

/**
 * Classes whose bytecode another agent exchanges while the JVM runs, as PIT does for each mutant. Woven classes cannot
 * be exchanged, because their synthetic members would be others: they keep what they were loaded with, and tests are
 * loaded anew in another loader.
 */
final class ExchangedClasses {
    private final Predicate<ClassLoader> isOwn;
    /** By loader and internal name, of the loaders of this tool. */
    private final Map<ClassLoader, Map<String, byte[]>> first = new WeakHashMap<>();

    /** @param isOwn whether a loader, or one above it, is of this tool */
    ExchangedClasses(Predicate<ClassLoader> isOwn) {
        this.isOwn = isOwn;
    }

    /** What the class of this name in {@code loader} is to be woven from. */
    synchronized byte[] bytecode(ClassLoader loader, String name, boolean isLoaded, byte[] classFile) {
        if (!isOwn.test(loader)) {
            if (isLoaded) {
                Weaving.exchanged();
            }
            return classFile;
        }
        byte[] before = first.computeIfAbsent(loader, any -> new HashMap<>()).putIfAbsent(name, classFile);
        return before == null ? classFile : before;
    }
}
