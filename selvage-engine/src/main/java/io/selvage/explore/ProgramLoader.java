package io.selvage.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** Loads the classes under test, with assertions on. What the program sees of the tool is up to the parent. */
public final class ProgramLoader extends URLClassLoader {
    public ProgramLoader(List<Path> classpath, ClassLoader parent) {
        super("program", urls(classpath), parent);
        setDefaultAssertionStatus(true);
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

    /** Closes it; there is nothing that anybody could do about a failure. */
    public void shut() {
        try {
            close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
