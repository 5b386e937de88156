package io.selvage.testbed.search;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;

/** Counts how often a file is replaced by another process, from the moment that this was made. */
final class FileChanges implements AutoCloseable {
    /** How long to wait for a change before to look whether the process is still there. */
    private static final int LOOK_MILLIS = 100;

    private final Path file;
    private final WatchService watch;

    FileChanges(Path file) throws IOException {
        this.file = file;
        watch = file.getFileSystem().newWatchService();
        file.getParent().register(watch, StandardWatchEventKinds.ENTRY_CREATE);
    }

    /** Returns when the file has been replaced {@code times} times at least, or {@code process} has ended. */
    void await(int times, Process process) throws InterruptedException {
        int seen = 0;
        while (seen < times && process.isAlive()) {
            WatchKey key = watch.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (key != null) {
                seen += changes(key);
                key.reset();
            }
        }
    }

    private int changes(WatchKey key) {
        int count = 0;
        for (WatchEvent<?> event : key.pollEvents()) {
            if (file.getFileName().equals(event.context())) {
                count += event.count();
            }
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        watch.close();
    }
}
