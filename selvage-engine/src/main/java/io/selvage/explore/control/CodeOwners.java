package io.selvage.explore.control;

import io.selvage.model.CodeOwner;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Whose classes are whose. What comes from a folder of classes is the user's, what comes from a jar is a library's. If
 * the subject itself comes from a jar, its package decides: what shares the first two parts of it is the user's.
 */
final class CodeOwners {
    private static final int PARTS = 2;

    private final ClassLoader loader;
    private final boolean isPacked;
    private final String ownPackage;
    private final Map<String, CodeOwner> known = new ConcurrentHashMap<>();

    /** @param subject the name of the subject, which begins with that of its class */
    CodeOwners(ClassLoader loader, String subject) {
        this.loader = loader;
        Optional<Class<?>> main = classOf(subject);
        isPacked = main.isEmpty() || !isInFolder(main.get());
        ownPackage = firstParts(main.map(Class::getPackageName).orElse(""));
    }

    CodeOwner of(String type) {
        return type.isEmpty() ? CodeOwner.UNKNOWN : known.computeIfAbsent(type, this::find);
    }

    private CodeOwner find(String type) {
        boolean own = isPacked
                ? firstParts(packageOf(type)).equals(ownPackage)
                : load(type).map(CodeOwners::isInFolder).orElse(false);
        return own ? CodeOwner.USER : CodeOwner.LIBRARY;
    }

    /** A test's subject is a method of a class. */
    private Optional<Class<?>> classOf(String subject) {
        Optional<Class<?>> type = load(subject);
        int dot = subject.lastIndexOf('.');
        return type.isPresent() || dot < 0 ? type : load(subject.substring(0, dot));
    }

    private Optional<Class<?>> load(String name) {
        try {
            return Optional.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError unknown) {
            return Optional.empty();
        }
    }

    private static boolean isInFolder(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL location = source == null ? null : source.getLocation();
        try {
            return location != null
                    && location.getProtocol().equals("file")
                    && Files.isDirectory(Path.of(location.toURI()));
        } catch (URISyntaxException | IllegalArgumentException odd) {
            return false;
        }
    }

    private static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    private static String firstParts(String name) {
        int end = -1;
        for (int i = 0; i < PARTS; i++) {
            int dot = name.indexOf('.', end + 1);
            if (dot < 0) {
                return name;
            }
            end = dot;
        }
        return name.substring(0, end);
    }
}
