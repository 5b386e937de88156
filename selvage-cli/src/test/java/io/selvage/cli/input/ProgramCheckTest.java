package io.selvage.cli.input;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.explore.subject.Program;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramCheckTest {
    @TempDir
    Path folder;

    @BeforeEach
    void copyClasses() throws IOException {
        for (Class<?> type : List.of(Good.class, Heir.class, Mainless.class)) {
            Files.createDirectories(file(type).getParent());
            Files.write(file(type), bytes(type));
        }
    }

    @Test
    void a_class_with_main_is_fine_in_a_folder_and_in_a_jar() throws IOException {
        assertThatCode(() -> check(folder, Good.class.getName())).doesNotThrowAnyException();
        Path jar = folder.resolve("good.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry(path(Good.class)));
            zip.write(bytes(Good.class));
        }
        assertThatCode(() -> check(jar, Good.class.getName())).doesNotThrowAnyException();
    }

    @Test
    void main_may_be_inherited() {
        assertThatCode(() -> check(folder, Heir.class.getName())).doesNotThrowAnyException();
    }

    @Test
    void a_class_without_main_is_refused() {
        refused(Mainless.class.getName(), "has no main method");
    }

    @Test
    void a_class_that_is_not_there_is_refused() {
        refused("com.acme.Nobody", "com.acme.Nobody is not on the class path");
        refused("src/Main.java", "is a file, not a class");
    }

    @Test
    void a_class_that_is_spelt_alike_or_in_another_package_is_suggested() {
        refused("Godo", "is not on the class path");
        refused(Good.class.getName().replace("Good", "Godo"), "did you mean '" + Good.class.getName() + "'?");
        refused("ProgramCheckTest$Good", "did you mean '" + Good.class.getName() + "'?");
    }

    @Test
    void a_source_without_a_class_is_named() throws IOException {
        Files.createDirectories(folder.resolve("com/acme"));
        Files.writeString(folder.resolve("com/acme/Shop.java"), "");
        refused("com.acme.Shop", "there is a source");
    }

    @Test
    void a_class_of_a_newer_java_is_refused() throws IOException {
        byte[] bytes = bytes(Good.class);
        bytes[7] = (byte) (Runtime.version().feature() + 44 + 1);
        Files.write(file(Good.class), bytes);
        refused(
                Good.class.getName(),
                "is compiled for Java " + (Runtime.version().feature() + 1));
    }

    @Test
    void a_broken_class_file_is_refused() throws IOException {
        Files.writeString(file(Good.class), "not a class");
        refused(Good.class.getName(), "cannot be read");
        Files.write(file(Good.class), Arrays.copyOf(bytes(Good.class), 40));
        refused(Good.class.getName(), "cannot be read");
    }

    @Test
    void a_broken_jar_is_refused() throws IOException {
        Path jar = folder.resolve("bad.jar");
        Files.writeString(jar, "PK, but not really");
        assertThatThrownBy(() -> check(jar, "Main"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("neither a folder");
    }

    private void refused(String main, String why) {
        assertThatThrownBy(() -> check(folder, main))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }

    private static void check(Path entry, String main) {
        ProgramCheck.check(new Program(List.of(entry), main, List.of()));
    }

    private Path file(Class<?> type) {
        return folder.resolve(path(type));
    }

    private static String path(Class<?> type) {
        return type.getName().replace('.', '/') + ".class";
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream("/" + path(type))) {
            return in.readAllBytes();
        }
    }

    static class Good {
        static final long LONG = 123456789012L;
        static final double DOUBLE = 1.5;

        public static void main(String[] args) {}
    }

    static final class Heir extends Good {}

    static final class Mainless {
        static void main(String[] args) {}
    }
}
