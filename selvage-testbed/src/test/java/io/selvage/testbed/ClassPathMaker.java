package io.selvage.testbed;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Puts classes of these tests, and texts, into a folder or a jar of their own. */
public final class ClassPathMaker {
    private final Map<String, byte[]> files = new TreeMap<>();

    /** All classes of the package of {@code type}, without those of packages below. */
    public ClassPathMaker packageOf(Class<?> type) {
        Path folder = Path.of(SelvageProcess.tests(), type.getPackageName().replace('.', '/'));
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(type.getPackageName().replace('.', '/') + "/" + file.getFileName(), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    public ClassPathMaker type(Class<?> type) {
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream("/" + name)) {
            files.put(name, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    public ClassPathMaker text(String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Writes a folder and answers it. */
    public Path folder(Path folder) {
        files.forEach((name, bytes) -> write(folder.resolve(name), bytes));
        return folder;
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a jar and answers it. */
    public Path jar(Path file) {
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            for (Map.Entry<String, byte[]> entry : files.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue());
                jar.closeEntry();
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
