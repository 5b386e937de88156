package io.selvage.mutate.compare;

import io.selvage.monitor.MonitorSpec;
import java.nio.file.Path;
import java.util.List;

/** Makes a specification whose classes come from a class path. */
@FunctionalInterface
public interface MonitorSource {
    MonitorSpec<?> load(List<Path> classpath);

    /** More specifications of the same class, by which mutants are judged too. */
    default List<MonitorSpec<?>> further(List<Path> classpath) {
        return List.of();
    }
}
