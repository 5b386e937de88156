package io.selvage.agent.effects;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The classes in a package of the JDK. */
final class PackageLists {
    private PackageLists() {}

    /** Internal names, sorted. Empty if the JDK has no such package. */
    static List<String> classesOf(String packageName, Module module) {
        if (module == null) {
            return List.of();
        }
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        Path root = image.getPath("modules", module.getName());
        try (Stream<Path> files = Files.list(root.resolve(packageName))) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("cannot list the package " + packageName + " of the JDK", e);
        }
    }
}
