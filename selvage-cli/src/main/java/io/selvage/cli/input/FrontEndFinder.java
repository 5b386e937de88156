package io.selvage.cli.input;

import io.selvage.frontend.FrontEndService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Finds front ends of other modules: on the class path, or as jars of the folder that the system property
 * {@code selvage.frontend} names and of {@code lib} in it. Their libraries are loaded only if they are asked for.
 */
public final class FrontEndFinder {
    private static final String FOLDER = "selvage.frontend";

    private FrontEndFinder() {}

    /** @throws BadInput if there is none for {@code command} */
    public static FrontEndService find(String command) {
        return ServiceLoader.load(FrontEndService.class, loader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(service -> service.command().equals(command))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "'" + command + "' is not installed",
                        "put selvage-" + command + " and its libraries on the class path, or name their folder with"
                                + " -D" + FOLDER + "; './selvage' in the project does so"));
    }

    private static ClassLoader loader() {
        ClassLoader own = FrontEndFinder.class.getClassLoader();
        String folder = System.getProperty(FOLDER);
        if (folder == null) {
            return own;
        }
        List<URL> jars = new ArrayList<>();
        addJars(Path.of(folder), jars);
        addJars(Path.of(folder, "lib"), jars);
        return new FrontEndLoader(jars, own);
    }

    private static void addJars(Path folder, List<URL> jars) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path jar : files.filter(FrontEndFinder::isJar).sorted().toList()) {
                jars.add(jar.toUri().toURL());
            }
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isJar(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".jar") && !name.endsWith("-sources.jar") && !name.endsWith("-javadoc.jar");
    }
}
