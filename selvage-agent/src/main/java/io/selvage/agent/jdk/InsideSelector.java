package io.selvage.agent.jdk;

import io.selvage.hooks.jdk.InsideClasses.Refusal;
import io.selvage.hooks.jdk.InsideClasses.Selection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Which classes of the JDK can be interleaved within, and which of them belong together. */
public final class InsideSelector {
    private static final String MODULES = "/modules/";
    private static final String CONCURRENT = MODULES + "java.base/" + InsideRules.CONCURRENT;

    /** Classes of {@code java.util.concurrent} and below it, by internal name; read when first asked for. */
    private Map<String, ClassNode> classes;

    /** See {@link io.selvage.hooks.jdk.InsideClasses#select}. */
    public synchronized Selection select(Predicate<String> asked) {
        if (classes == null) {
            classes = read();
        }
        Set<String> selected = new TreeSet<>();
        List<Refusal> refused = new ArrayList<>();
        int matched = 0;
        for (String name : classes.keySet()) {
            if (asked.test(dotted(name))) {
                matched++;
                select(outermost(name), selected, refused);
            }
        }
        if (matched == 0) {
            elsewhere(asked).forEach(name -> refused.add(new Refusal(name, InsideRules.ELSEWHERE, false)));
            matched = refused.size();
        }
        return new Selection(
                Set.copyOf(selected), matched, refused.stream().distinct().toList());
    }

    /** Adds a class and all that belong to it. What of that cannot be woven stays, and is unseen. */
    private void select(String outermost, Set<String> selected, List<Refusal> refused) {
        List<ClassNode> unit = unit(outermost);
        String reason = InsideRules.reason(unit);
        if (reason != null) {
            refused.add(new Refusal(dotted(outermost), reason, InsideRules.isEmpty(unit.get(0))));
            return;
        }
        for (ClassNode part : unit) {
            if (InsideRules.hasBodies(part) && selected.add(dotted(part.name))) {
                InsideRules.sharingState(part).stream()
                        .filter(classes::containsKey)
                        .forEach(other -> select(outermost(other), selected, new ArrayList<>()));
            }
        }
    }

    /** The class and all that are nested in it. */
    private List<ClassNode> unit(String outermost) {
        return classes.values().stream()
                .filter(type -> outermost(type.name).equals(outermost))
                .toList();
    }

    private static Map<String, ClassNode> read() {
        Map<String, ClassNode> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(image(CONCURRENT))) {
            for (Path file : (Iterable<Path>) files.filter(InsideSelector::isClass)::iterator) {
                try (InputStream in = Files.newInputStream(file)) {
                    ClassNode type = new ClassNode();
                    new ClassReader(in).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                    found.put(type.name, type);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the classes of the JDK", e);
        }
        return found;
    }

    /** Names, with dots, of classes of the JDK outside of {@code java.util.concurrent}. */
    private static List<String> elsewhere(Predicate<String> asked) {
        try (Stream<Path> files = Files.walk(image(MODULES))) {
            return files.filter(InsideSelector::isClass)
                    .map(file -> file.subpath(2, file.getNameCount()).toString())
                    .map(name -> dotted(name.substring(0, name.length() - ".class".length())))
                    .filter(asked)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the classes of the JDK", e);
        }
    }

    private static Path image(String path) {
        return FileSystems.getFileSystem(URI.create("jrt:/")).getPath(path);
    }

    private static boolean isClass(Path file) {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        return name.endsWith(".class") && !name.endsWith("-info.class");
    }

    private static String outermost(String name) {
        int dollar = name.indexOf('$');
        return dollar < 0 ? name : name.substring(0, dollar);
    }

    private static String dotted(String name) {
        return name.replace('/', '.');
    }
}
