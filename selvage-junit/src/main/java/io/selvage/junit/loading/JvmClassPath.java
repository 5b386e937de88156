package io.selvage.junit.loading;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** The class path of the running JVM, with what jars name in their manifests (as build tools do). */
final class JvmClassPath {
    private JvmClassPath() {}

    static List<Path> ofThisJvm() {
        Set<Path> entries = new LinkedHashSet<>();
        for (String property : List.of("java.class.path", "surefire.test.class.path", "jdk.module.path")) {
            for (String entry : System.getProperty(property, "").split(File.pathSeparator)) {
                if (!entry.isEmpty()) {
                    add(Path.of(entry).toAbsolutePath().normalize(), entries);
                }
            }
        }
        return new ArrayList<>(entries);
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
