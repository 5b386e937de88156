package io.selvage.explore.search;

import java.util.concurrent.CountDownLatch;

/**
 * Threads that do nothing but be there, between explorers. The JVM keeps what changes with every switch of a
 * continuation (the current thread and its scoped values) in a table where threads started one after the other are
 * neighbours; on the same cache line, two explorers would slow each other down. See DECISIONS.md, D28.
 */
final class CacheLineSpacers implements AutoCloseable {
    /** An explorer's share of the table is half a cache line; processors fetch lines in pairs. */
    private static final int BETWEEN = 4;

    private static final int STACK_BYTES = 1 << 16;

    private final CountDownLatch end = new CountDownLatch(1);

    /** Makes room behind the explorers that have been started, for one that is started next. */
    void add() {
        for (int i = 0; i < BETWEEN; i++) {
            Thread thread = new Thread(null, this::stay, "selvage-spacer", STACK_BYTES, false);
            thread.setContextClassLoader(null);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void stay() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end.countDown();
    }
}
