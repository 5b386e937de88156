package io.selvage.junit.loading;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** Where tests come from: the class path of the JVM, with what jars name in their manifests, and loaders of tests. */
final class JvmClassPath {
    private JvmClassPath() {}

    /** What {@code tests} and its parents load from, first, then what the JVM does. */
    static List<Path> of(ClassLoader tests) {
        Set<Path> entries = new LinkedHashSet<>();
        for (ClassLoader loader = tests; loader != null; loader = loader.getParent()) {
            if (loader instanceof URLClassLoader urls) {
                Arrays.stream(urls.getURLs()).forEach(url -> add(url, entries));
            }
        }
        for (String property : List.of("java.class.path", "surefire.test.class.path", "jdk.module.path")) {
            for (String entry : System.getProperty(property, "").split(File.pathSeparator)) {
                if (!entry.isEmpty()) {
                    add(Path.of(entry).toAbsolutePath().normalize(), entries);
                }
            }
        }
        return new ArrayList<>(entries);
    }

    private static void add(URL url, Set<Path> entries) {
        try {
            if (url.getProtocol().equals("file")) {
                add(Path.of(url.toURI()).toAbsolutePath().normalize(), entries);
            }
        } catch (URISyntaxException | IllegalArgumentException unusable) {
            // Not a file; whether it is needed will show when a class is missing.
        }
    }

    private static void add(Path entry, Set<Path> entries) {
        if (!Files.exists(entry) || !entries.add(entry) || !Files.isRegularFile(entry)) {
            return;
        }
        try (JarFile jar = new JarFile(entry.toFile())) {
            String more = jar.getManifest() == null
                    ? null
                    : jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String word : more == null ? new String[0] : more.trim().split(" +")) {
                URI location = entry.toUri().resolve(word);
                if ("file".equals(location.getScheme())) {
                    add(Path.of(location), entries);
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            // Not a jar that could name others; whether it is needed will show when a class is missing.
        }
    }
}
