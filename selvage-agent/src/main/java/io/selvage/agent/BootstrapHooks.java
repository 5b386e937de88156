package io.selvage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import org.objectweb.asm.ClassReader;

/**
 * Defines the hooks in the bootstrap loader, straight from the jar nested in the agent's. Appending that jar to the
 * bootstrap class path would make the JVM print a warning and give up its shared archive for other loaders.
 */
final class BootstrapHooks {
    private static final String HOOKS = "META-INF/selvage/selvage-hooks.jar";

    private final Map<String, byte[]> pending;
    private final BootstrapDefiner definer;

    private BootstrapHooks(Map<String, byte[]> pending) throws ReflectiveOperationException {
        this.pending = pending;
        definer = new BootstrapDefiner();
    }

    /** @param fibers whether the access to the carrier is defined */
    static void define(boolean fibers) throws IOException, ReflectiveOperationException {
        BootstrapHooks hooks = new BootstrapHooks(read());
        hooks.pending.put(ThreadSwitchGenerator.CARRIER, ThreadSwitchGenerator.carrierClass(fibers));
        while (!hooks.pending.isEmpty()) {
            hooks.defineWithAncestors(hooks.pending.keySet().iterator().next());
        }
    }

    private static Map<String, byte[]> read() throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        try (InputStream nested = BootstrapHooks.class.getClassLoader().getResourceAsStream(HOOKS)) {
            if (nested == null) {
                throw new IOException("the agent jar has no " + HOOKS + "; use the packaged agent");
            }
            JarInputStream jar = new JarInputStream(nested);
            for (JarEntry entry = jar.getNextJarEntry(); entry != null; entry = jar.getNextJarEntry()) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.endsWith("-info.class")) {
                    classes.put(name.substring(0, name.length() - ".class".length()), jar.readAllBytes());
                }
            }
        }
        return classes;
    }

    /** The bootstrap loader cannot find an ancestor by itself, so ancestors come first. */
    private void defineWithAncestors(String name) throws ReflectiveOperationException {
        byte[] classFile = pending.remove(name);
        if (classFile == null) {
            return;
        }
        ClassReader reader = new ClassReader(classFile);
        defineWithAncestors(reader.getSuperName());
        for (String parent : reader.getInterfaces()) {
            defineWithAncestors(parent);
        }
        definer.define(name, classFile);
    }
}
