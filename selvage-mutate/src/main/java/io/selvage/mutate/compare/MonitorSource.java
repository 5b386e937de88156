package io.selvage.mutate.compare;

import io.selvage.monitor.MonitorSpec;
import java.nio.file.Path;
import java.util.List;

/** Makes a specification whose classes come from a class path. */
@FunctionalInterface
public interface MonitorSource {
    MonitorSpec<?> load(List<Path> classpath);
}
