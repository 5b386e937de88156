package io.selvage.scheduler.gates;

import io.selvage.scheduler.TestThread;

/** Starts threads under test. */
@FunctionalInterface
interface ThreadStarter {
    /** Starts {@code thread} as a child of {@code parent}, which is null for the first thread of the program. */
    TestThread start(TestThread parent, Thread thread);
}
