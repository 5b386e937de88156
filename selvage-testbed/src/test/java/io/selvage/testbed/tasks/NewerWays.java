package io.selvage.testbed.tasks;

import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Ways whose source needs a newer JDK than the tests are compiled for: compiled when they are wanted. */
final class NewerWays {
    private NewerWays() {}

    /** Adds those that the running JDK knows. */
    static void addTo(Map<String, Way> ways) {
        for (int release : List.of(21, 25)) {
            if (Runtime.version().feature() >= release) {
                addTo(ways, release, "addTo");
            }
        }
    }

    /** Adds those that run three tasks. */
    static void addThreeTo(Map<String, Way> ways) {
        if (Runtime.version().feature() >= 21) {
            addTo(ways, 21, "addThreeTo");
        }
    }

    private static void addTo(Map<String, Way> ways, int release, String method) {
        try {
            Path folder = compile("Ways" + release);
            // Left open: the programs load classes when they run.
            URLClassLoader loader =
                    new URLClassLoader(new URL[] {folder.toUri().toURL()}, NewerWays.class.getClassLoader());
            Class.forName("io.selvage.testbed.tasks.newer.Ways" + release, true, loader)
                    .getMethod(method, Map.class)
                    .invoke(null, ways);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path compile(String name) throws IOException {
        Path folder = Files.createTempDirectory("ways");
        Path source = folder.resolve(name + ".java");
        try (InputStream text = NewerWays.class.getResourceAsStream("/tasks/" + name + ".java")) {
            Files.writeString(source, new String(text.readAllBytes(), StandardCharsets.UTF_8));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String release = Integer.toString(Runtime.version().feature());
        List<String> options = new ArrayList<>(List.of("--release", release, "-d", folder.toString()));
        options.addAll(List.of("-cp", SelvageProcess.tests() + java.io.File.pathSeparator + ownClasses()));
        if (Runtime.version().feature() == 25) {
            options.add("--enable-preview");
        }
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean done = compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            if (!done) {
                throw new IllegalStateException(name + " does not compile");
            }
        }
        return folder;
    }

    private static String ownClasses() {
        try {
            return Path.of(Way.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
