package io.selvage.agent.weave;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Defines the classes it was given, each changed at first use; asks its parent for all others. */
final class BytesLoader extends ClassLoader {
    private final Map<String, byte[]> classes;
    private final Map<String, UnaryOperator<byte[]>> changes = new HashMap<>();

    /** @param classes class files by internal name */
    BytesLoader(Map<String, byte[]> classes, ClassLoader parent) {
        super(parent);
        this.classes = classes;
    }

    BytesLoader changing(String name, UnaryOperator<byte[]> change) {
        changes.put(name, change);
        return this;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            String internal = name.replace('.', '/');
            byte[] bytes = classes.get(internal);
            if (bytes == null) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] changed =
                    changes.getOrDefault(internal, UnaryOperator.identity()).apply(bytes);
            return defineClass(name, changed, 0, changed.length);
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] bytes = name.endsWith(".class") ? classes.get(name.substring(0, name.length() - 6)) : null;
        return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
    }
}
