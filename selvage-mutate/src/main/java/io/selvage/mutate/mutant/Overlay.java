package io.selvage.mutate.mutant;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder with the class file of one mutant, to be put before a class path. Is deleted when it is closed. */
public final class Overlay implements AutoCloseable {
    private final Path folder;

    private Overlay(Path folder) {
        this.folder = folder;
    }

    public static Overlay of(Mutant mutant) {
        try {
            Path folder = Files.createTempDirectory("selvage-mutant");
            Path file = folder.resolve(mutant.className().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, mutant.bytes());
            return new Overlay(folder);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The class path with the mutant before {@code others}. */
    public List<Path> before(List<Path> others) {
        List<Path> all = new ArrayList<>(List.of(folder));
        all.addAll(others);
        return all;
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
