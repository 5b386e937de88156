package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program can be given as a class, a source file or a jar. */
class WaysToRunTest {
    private static final String SOURCE = """
            package com.acme;
            public class Shop {
                static int sold;
                public static void main(String[] args) throws InterruptedException {
                    Thread one = new Thread(() -> Helper.sell());
                    one.start();
                    one.join();
                    if (args.length != 2) throw new IllegalStateException("arguments");
                    System.out.println("sold " + sold);
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path source() throws IOException {
        Path acme = Files.createDirectories(folder.resolve("src/com/acme"));
        Files.writeString(
                acme.resolve("Helper.java"), "package com.acme; class Helper { static void sell() { Shop.sold++; } }");
        return Files.writeString(acme.resolve("Shop.java"), SOURCE);
    }

    @Test
    void a_source_file_is_compiled_with_what_it_uses_and_can_be_replayed() throws IOException {
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", "--json", source().toString(), "a", "--not-ours");
        assertThat(run.out()).contains("\"verdict\":\"PASSED\"", "\"target\":\"com.acme.Shop\"", "sold 1");
        SelvageProcess.Run failing = SelvageProcess.here(folder, "run", "--json", source().toString());
        assertThat(failing.exit()).isEqualTo(1);
        Path schedule = folder.resolve("out/Shop-1.schedule");
        assertThat(SelvageProcess.here(folder, "replay", schedule.toString()).out())
                .contains("dies of IllegalStateException");
    }

    @Test
    void a_source_file_that_does_not_compile_says_where() throws IOException {
        Path wrong = Files.writeString(folder.resolve("Wrong.java"), "class Wrong { int x = ; }");
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", wrong.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("does not compile", "Wrong.java:1");
        SelvageProcess.Run missing =
                SelvageProcess.here(folder, "run", folder.resolve("No.java").toString());
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("No.java cannot be read");
    }

    @Test
    void the_main_class_of_a_jar_is_run_with_the_class_path_that_the_jar_names() throws IOException {
        SelvageProcess.here(folder, "run", "--quiet", source().toString(), "a", "b");
        Path classes = folder.resolve("out/classes-Shop");
        Files.createDirectories(folder.resolve("lib/com/acme"));
        Files.move(classes.resolve("com/acme/Helper.class"), folder.resolve("lib/com/acme/Helper.class"));
        Path jar = folder.resolve("shop.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "com.acme.Shop");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "lib/");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry("com/acme/Shop.class"));
            out.write(Files.readAllBytes(classes.resolve("com/acme/Shop.class")));
        }
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", "--json", "--jar", jar.toString(), "a", "b");
        assertThat(run.out()).contains("\"verdict\":\"PASSED\"", "sold 1");
    }

    @Test
    void the_class_path_has_its_short_name() {
        SelvageProcess.Run run = SelvageProcess.here(
                folder, "run", "--json", "-cp", SelvageProcess.corpus(), "io.selvage.testbed.kernel.LockOrder");
        assertThat(run.out()).contains("\"verdict\":\"FAILED\"");
    }

    @Test
    void a_class_in_a_folder_below_the_class_path_is_pointed_to() throws IOException {
        SelvageProcess.here(folder, "run", "--quiet", source().toString(), "a", "b");
        Files.delete(source());
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", "-cp", folder.toString(), "com.acme.Shop");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("is it 'com.acme.Shop' in the folder " + folder.resolve("out/classes-Shop"));
    }

    @Test
    void a_jar_that_is_missing_is_named_as_it_was_given() {
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", "--jar", "nothing.jar");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--jar nothing.jar does not exist");
    }

    @Test
    void no_program_is_bad_usage_that_says_what_to_give() {
        SelvageProcess.Run run = SelvageProcess.here(folder, "run", "--quiet");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("no program to run", "--jar");
    }
}
