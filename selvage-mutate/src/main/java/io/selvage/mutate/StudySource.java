package io.selvage.mutate;

import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.mutate.compare.MonitorSource;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A bundled specification. Its classes are loaded anew from a class path, so that a mutant can stand before them. */
record StudySource(String title) implements MonitorSource {
    private static final List<String> RELOADED = List.of("io.selvage.studies.", "io.selvage.monitor.studies.");

    /** Where the classes of bundled specifications are. */
    static List<Path> classpath() {
        try {
            return List.of(Path.of(Study.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public MonitorSpec<?> load(List<Path> classpath) {
        return (MonitorSpec<?>) ask(classpath, "spec");
    }

    @Override
    @SuppressWarnings("unchecked") // what Study says
    public List<MonitorSpec<?>> further(List<Path> classpath) {
        return (List<MonitorSpec<?>>) ask(classpath, "further");
    }

    private Object ask(List<Path> classpath, String question) {
        try {
            Class<?> study = Class.forName(Study.class.getName(), true, new ProgramLoader(classpath, new Without()));
            Object found = study.getMethod("named", String.class).invoke(null, title);
            Object named = ((Optional<?>) found).orElseThrow();
            return study.getMethod(question).invoke(named);
        } catch (InvocationTargetException thrown) {
            throw new BadSpec("making " + title + " failed: " + thrown.getCause(), "see the mutant");
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Everything that this class sees, without what is loaded anew. */
    private static final class Without extends ClassLoader {
        Without() {
            super(StudySource.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (RELOADED.stream().anyMatch(name::startsWith)) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }
    }
}
