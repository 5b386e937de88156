package io.selvage.agent.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Where woven classes are kept: one file for each build of the JDK and of this tool, in a folder that the user may name
 * or switch off.
 */
final class CacheLocation {
    /** A folder, or {@link #OFF}; the environment variable does the same for JVMs that somebody else starts. */
    private static final String PROPERTY = "selvage.cache";

    private static final String VARIABLE = "SELVAGE_CACHE";
    private static final String OFF = "off";

    private CacheLocation() {}

    /** Empty if nothing is to be kept, or there is no place for it. */
    static Optional<Path> file() {
        try {
            Optional<Path> folder = folder();
            Optional<Path> jar = ownJar();
            return folder.isEmpty() || jar.isEmpty()
                    ? Optional.empty()
                    : Optional.of(folder.get().resolve(name(Files.readAllBytes(jar.get()))));
        } catch (IOException | URISyntaxException | InvalidPathException | SecurityException nowhere) {
            return Optional.empty();
        }
    }

    private static Optional<Path> folder() {
        String named = System.getProperty(PROPERTY, System.getenv(VARIABLE));
        if (named != null && !named.isEmpty()) {
            return named.equals(OFF) ? Optional.empty() : Optional.of(Path.of(named));
        }
        String caches = System.getenv("XDG_CACHE_HOME");
        if (caches != null && !caches.isEmpty()) {
            return Optional.of(Path.of(caches, "selvage"));
        }
        String home = System.getProperty("user.home", "");
        return Files.isDirectory(Path.of(home)) && !home.isEmpty()
                ? Optional.of(Path.of(home, ".cache", "selvage"))
                : Optional.empty();
    }

    /** Nothing is kept for classes in a folder, as they are while the tool itself is being worked on. */
    private static Optional<Path> ownJar() throws URISyntaxException {
        Path path = Path.of(CacheLocation.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return Files.isRegularFile(path) ? Optional.of(path) : Optional.empty();
    }

    /** Names the JDK by its build, and the tool by its bytes. */
    private static String name(byte[] jar) {
        String jdk = System.getProperty("java.vm.version") + " " + System.getProperty("java.vm.vendor") + " "
                + System.getProperty("java.vm.name") + " " + System.getProperty("os.arch") + " "
                + System.getProperty("java.home");
        return "jdk" + Runtime.version().feature() + "-" + Integer.toHexString(jdk.hashCode()) + "-"
                + Long.toHexString(checksum(jar, 0, jar.length)) + "-" + Integer.toHexString(jar.length) + ".woven";
    }

    static long checksum(byte[] bytes, int from, int length) {
        CRC32 sum = new CRC32();
        sum.update(bytes, from, length);
        return sum.getValue();
    }
}
