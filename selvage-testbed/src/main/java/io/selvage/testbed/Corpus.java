package io.selvage.testbed;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The index of the corpus. */
public final class Corpus {
    /** A program kept as source because it needs a newer JDK than the build: class name and text. */
    public record Source(String className, String text) {}

    private Corpus() {}

    /** All compiled programs, in the order of the index; none is initialised. */
    public static List<Class<?>> all() {
        return lines("corpus.txt").map(Corpus::load).toList();
    }

    /** The programs that need JDK 21, in the order of the index; their package is {@code programs21}. */
    public static List<Source> sources21() {
        return lines("programs21.txt")
                .map(name -> new Source("programs21." + name, text("/programs21/" + name + ".java")))
                .toList();
    }

    /** What {@code program} declares. */
    public static Expect expectation(Class<?> program) {
        Expect expect = program.getAnnotation(Expect.class);
        if (expect == null) {
            throw new IllegalArgumentException(program + " declares nothing: add @Expect to it");
        }
        return expect;
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName("io.selvage.testbed." + name, false, Corpus.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("corpus.txt names " + name + ", but there is no such program", missing);
        }
    }

    private static Stream<String> lines(String index) {
        return text("/" + index).lines().filter(line -> !line.isBlank());
    }

    private static String text(String resource) {
        try (InputStream in = Corpus.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + resource + " on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException("cannot read " + resource, unreadable);
        }
    }
}
