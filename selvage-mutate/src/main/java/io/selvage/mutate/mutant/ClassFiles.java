package io.selvage.mutate.mutant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.pitest.classinfo.ClassByteArraySource;

/** Reads class files as a loader finds them; nothing is loaded. */
final class ClassFiles implements ClassByteArraySource {
    private final ClassLoader loader;

    ClassFiles(ClassLoader loader) {
        this.loader = loader;
    }

    @Override
    public Optional<byte[]> getBytes(String name) {
        try (InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
