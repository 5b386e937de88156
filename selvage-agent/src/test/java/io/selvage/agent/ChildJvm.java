package io.selvage.agent;

import io.selvage.hooks.Weaving;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Runs a main class of the test tree in a JVM of its own, with an agent jar made from the classes under test. */
final class ChildJvm {
    private final Path folder;
    private final List<String> flags = new ArrayList<>();

    ChildJvm(Path folder) {
        this.folder = folder;
    }

    ChildJvm with(String... more) {
        flags.addAll(List.of(more));
        return this;
    }

    ChildJvm withAgent() throws IOException {
        return with("-javaagent:" + agentJar());
    }

    /** What the program printed, standard error included. Fails if it did not end well in time. */
    String run(Class<?> main) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.add("-cp");
        command.add(classPath());
        command.add(main.getName());
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        process.destroyForcibly();
        String printed = Files.readString(output);
        if (!ended || process.exitValue() != 0) {
            throw new AssertionError((ended ? "failed" : "hangs") + ": " + printed);
        }
        return printed;
    }

    /** The hooks must come from the agent, so they are left out. */
    private static String classPath() throws URISyntaxException {
        List<String> entries =
                new ArrayList<>(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
        Path hooks = locationOf(Weaving.class);
        entries.removeIf(entry -> Path.of(entry).toAbsolutePath().equals(hooks.toAbsolutePath()));
        return String.join(File.pathSeparator, entries);
    }

    private static Path locationOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private Path agentJar() throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", Agent.class.getName());
        attributes.putValue("Can-Redefine-Classes", "true");
        attributes.putValue("Can-Retransform-Classes", "true");
        Path jar = folder.resolve("agent.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            add(out, "META-INF/selvage/selvage-hooks.jar", hooksJar());
        } catch (URISyntaxException impossible) {
            throw new IOException(impossible);
        }
        return jar;
    }

    private Path hooksJar() throws IOException, URISyntaxException {
        Path hooks = locationOf(Weaving.class);
        if (Files.isRegularFile(hooks)) {
            return hooks;
        }
        Path jar = folder.resolve("hooks.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(hooks)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = hooks.relativize(file).toString().replace('\\', '/');
                if (!name.equals(JarFile.MANIFEST_NAME)) {
                    add(out, name, file);
                }
            }
        }
        return jar;
    }

    private static void add(JarOutputStream jar, String name, Path file) throws IOException {
        jar.putNextEntry(new ZipEntry(name));
        Files.copy(file, jar);
        jar.closeEntry();
    }
}
