package io.selvage.scheduler.turnstile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Keeps the calling thread, and the threads it makes, on one core. Threads that hand over to each other are several
 * times faster then, because no idle core has to be woken. Where it does not work (not Linux, no {@code taskset})
 * nothing happens.
 */
final class CoreAffinity {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final Path SELF = Path.of("/proc/thread-self");

    private CoreAffinity() {}

    static void pinCurrentThread() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (cores < 2 || !Files.exists(SELF)) {
            return;
        }
        Thread self = Thread.currentThread();
        ClassLoader programs = self.getContextClassLoader();
        // The JDK makes a thread that waits for the process; it must not be taken for one of the program's.
        self.setContextClassLoader(null);
        try {
            String thread = Files.readSymbolicLink(SELF).getFileName().toString();
            int core = Math.floorMod(-1 - NEXT.getAndIncrement(), cores);
            Process taskset = new ProcessBuilder("taskset", "-cp", Integer.toString(core), thread)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!taskset.waitFor(2, TimeUnit.SECONDS)) {
                taskset.destroyForcibly();
            }
        } catch (IOException slowButFine) {
            // No taskset here.
        } catch (InterruptedException e) {
            self.interrupt();
        } finally {
            self.setContextClassLoader(programs);
        }
    }
}
