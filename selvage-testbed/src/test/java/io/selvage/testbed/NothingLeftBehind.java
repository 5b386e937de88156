package io.selvage.testbed;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * No class of tests leaves an explorer behind. One that runs a program without end would take a core from all the tests
 * that come after: such programs need a {@link SelvageProcess}. JUnit finds this by itself.
 */
public final class NothingLeftBehind implements AfterAllCallback {
    /** For those that are about to end, however busy the machine is. */
    private static final long PATIENCE_MILLIS = 60_000;

    /** Those that a class has been blamed for; the classes after it are not. */
    private static final Set<Thread> KNOWN = ConcurrentHashMap.newKeySet();

    @Override
    public void afterAll(ExtensionContext context) throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("selvage-explorer") && !KNOWN.contains(thread)) {
                thread.join(PATIENCE_MILLIS);
                requireOver(thread, context.getDisplayName());
            }
        }
    }

    private static void requireOver(Thread explorer, String tests) {
        if (explorer.isAlive()) {
            KNOWN.add(explorer);
            AssertionError left = new AssertionError(tests + " leaves an explorer behind, see its stack");
            left.setStackTrace(explorer.getStackTrace());
            throw left;
        }
    }
}
