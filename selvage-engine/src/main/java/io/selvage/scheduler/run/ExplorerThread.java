package io.selvage.scheduler.run;

import io.selvage.hooks.HookThread;

/**
 * A thread to run explorations on. Every hook writes to it, and the collector likes to put one thread beside the other:
 * what follows its fields in memory keeps explorers off each other's cache lines.
 */
final class ExplorerThread extends HookThread {
    /** Two cache lines, since processors fetch them in pairs. */
    @SuppressWarnings("unused")
    private long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;

    ExplorerThread(Runnable body, String name) {
        super(null, body, name, 0);
        inert = 1;
        setDaemon(true);
    }
}
