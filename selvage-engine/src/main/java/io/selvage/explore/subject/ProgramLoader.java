package io.selvage.explore.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Loads the classes under test, with assertions on. What the program sees of the tool is up to the parent. The agent
 * knows it by the name of this class; the JVM does not put its name into stack traces because it has been given none.
 */
public final class ProgramLoader extends URLClassLoader {
    private final Set<String> defined = ConcurrentHashMap.newKeySet();

    public ProgramLoader(List<Path> classpath, ClassLoader parent) {
        super(null, urls(classpath), parent);
        setDefaultAssertionStatus(true);
        SystemModules.provideServices(this);
    }

    /** What the loader of a program is called that runs by itself. */
    @Override
    public String getName() {
        return "app";
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Optional<Class<?>> ofSystem = SystemModules.find(name);
        if (ofSystem.isPresent()) {
            return ofSystem.get();
        }
        Class<?> type = super.findClass(name);
        defined.add(name);
        return type;
    }

    /** Names of the classes that it has loaded itself. */
    public Stream<String> defined() {
        return defined.stream();
    }

    private static URL[] urls(List<Path> classpath) {
        URL[] urls = new URL[classpath.size()];
        for (int i = 0; i < urls.length; i++) {
            try {
                urls[i] = classpath.get(i).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new UncheckedIOException(e);
            }
        }
        return urls;
    }

    /** Closes it; failures are ignored. */
    public void shut() {
        try {
            close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
