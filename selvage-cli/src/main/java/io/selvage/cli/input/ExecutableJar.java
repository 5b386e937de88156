package io.selvage.cli.input;

import io.selvage.explore.subject.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** A program as {@code java -jar} runs it. */
public final class ExecutableJar {
    private ExecutableJar() {}

    /**
     * The main class of a jar, with what the jar names as its class path.
     *
     * @param more entries that come behind
     * @throws BadInput if there is no such jar, or it has no main class
     */
    public static Program program(Path jar, List<Path> more, List<String> args) {
        if (Files.notExists(jar)) {
            throw new BadInput("--jar " + jar + " does not exist", "build it, or correct the name");
        }
        Attributes attributes = attributes(jar);
        String main = attributes.getValue(Attributes.Name.MAIN_CLASS);
        if (main == null) {
            throw new BadInput(
                    jar + " names no main class in its manifest",
                    "name the class: --classpath " + jar + " com.acme.Main");
        }
        List<Path> classpath = new ArrayList<>(List.of(jar));
        String others = attributes.getValue(Attributes.Name.CLASS_PATH);
        for (String word : others == null ? new String[0] : others.strip().split(" +")) {
            classpath.add(Path.of(jar.toAbsolutePath().toUri().resolve(word)));
        }
        classpath.addAll(more);
        return new Program(classpath, main.strip(), args);
    }

    private static Attributes attributes(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            return manifest == null ? new Attributes() : manifest.getMainAttributes();
        } catch (IOException unreadable) {
            throw new BadInput(jar + " cannot be read (" + unreadable.getMessage() + ")", "give a jar");
        }
    }
}
