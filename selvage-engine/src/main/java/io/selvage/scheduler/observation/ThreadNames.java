package io.selvage.scheduler.observation;

import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TestThread;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Distinct names for the threads of an execution: programs may give several the same name, or none. */
final class ThreadNames {
    private final Map<Integer, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    ThreadNames(Execution execution) {
        for (TestThread thread : execution.threads.all()) {
            if (thread != null) {
                names.put(thread.id, free(thread.name.isEmpty() ? "unnamed" : thread.name));
            }
        }
    }

    private String free(String wanted) {
        String name = wanted;
        for (int count = 2; !taken.add(name); count++) {
            name = wanted + " (" + count + ")";
        }
        return name;
    }

    String of(int thread) {
        return names.getOrDefault(thread, "");
    }
}
