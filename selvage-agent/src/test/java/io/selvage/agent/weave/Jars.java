package io.selvage.agent.weave;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Class files by internal name, from where they are stored. */
final class Jars {
    private Jars() {}

    /** All classes of the jar that {@code member} comes from. */
    static Map<String, byte[]> classesBeside(Class<?> member) throws IOException, URISyntaxException {
        Path jar = Path.of(
                member.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return read(files.getPath("/"), "");
        }
    }

    /** All classes of java.base below {@code folder}. */
    static Map<String, byte[]> classesOfTheJdk(String folder) throws IOException {
        return read(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base"), folder);
    }

    private static Map<String, byte[]> read(Path root, String folder) throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root.resolve(folder))) {
            for (Path file :
                    (Iterable<Path>) files.filter(path -> path.toString().endsWith(".class"))::iterator) {
                String name = root.relativize(file).toString();
                if (!name.startsWith("META-INF") && !name.endsWith("-info.class")) {
                    classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
                }
            }
        }
        return classes;
    }
}
