package io.selvage.testbed.tasks.newer;

import io.selvage.testbed.tasks.Way;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

/** Ways that need JDK 25: structured concurrency. */
public final class Ways25 {
    private Ways25() {}

    public static void addTo(Map<String, Way> ways) {
        ways.put("scope, all or throw", task -> in(Joiner.awaitAllSuccessfulOrThrow(), task));
        ways.put("scope, all", task -> in(Joiner.awaitAll(), task));
        ways.put("scope, results", task -> in(Joiner.allSuccessfulOrThrow(), task));
        ways.put("scope, any", task -> in(Joiner.anySuccessfulResultOrThrow(), task));
    }

    private static void in(Joiner<Object, ?> joiner, Runnable task) throws Exception {
        try (StructuredTaskScope<Object, ?> scope = StructuredTaskScope.open(joiner)) {
            scope.fork(Executors.callable(task)::call);
            scope.fork(Executors.callable(task)::call);
            scope.join();
        }
    }
}
