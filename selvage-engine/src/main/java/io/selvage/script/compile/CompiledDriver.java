package io.selvage.script.compile;

import io.selvage.explore.subject.ProgramLoader;
import io.selvage.script.driver.ScriptedSequence;
import io.selvage.script.language.BadScript;
import io.selvage.script.language.ParsedScript;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A compiled script. Its classes are loaded by the loader of the component's, so that packages are shared and what is not public can be
 * tested.
 */
public final class CompiledDriver implements AutoCloseable {
    private final Path folder;
    private final ProgramLoader loader;
    private final String className;
    private final SourceMappedWriter sourceMap;

    private CompiledDriver(Path folder, ProgramLoader loader, String className, SourceMappedWriter sourceMap) {
        this.folder = folder;
        this.loader = loader;
        this.className = className;
        this.sourceMap = sourceMap;
    }

    /** @throws BadScript if it does not compile */
    public static CompiledDriver of(ParsedScript script, Optional<String> componentClass, List<Path> classpath) {
        DriverWriter writer = new DriverWriter(script, componentClass, DriverWriter.Style.EXPLORER);
        JavaSource source = writer.write();
        try {
            Path folder = Files.createTempDirectory("selvage-script");
            try {
                new DriverCompiler(script, classpath).compile(source, writer.sourceMap(), folder);
            } catch (BadScript bad) {
                delete(folder);
                throw bad;
            }
            List<Path> all = new ArrayList<>(List.of(folder));
            all.addAll(classpath);
            return new CompiledDriver(
                    folder, new ProgramLoader(all, new DriverApiLoader()), source.className(), writer.sourceMap());
        } catch (IOException noFolder) {
            throw new UncheckedIOException(noFolder);
        }
    }

    /** The source file that reports would name, and which offset of the script a line of it comes from. */
    public String file() {
        return className.substring(className.lastIndexOf('.') + 1) + ".java";
    }

    public int scriptOffset(int line) {
        return sourceMap.scriptOffsetOfLine(line);
    }

    public ClassLoader loader() {
        return loader;
    }

    public Supplier<ScriptedSequence> sequenceFactory(int number) {
        try {
            Class<?> type = Class.forName(className + "$Sequence" + number, false, loader);
            Constructor<?> constructor = type.getConstructor();
            constructor.setAccessible(true);
            return () -> make(constructor);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static ScriptedSequence make(Constructor<?> constructor) {
        try {
            return (ScriptedSequence) constructor.newInstance();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void close() {
        loader.shut();
        delete(folder);
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException leftBehind) {
            folder.toFile().deleteOnExit();
        }
    }
}
