package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Adds a handler to a logger and makes it talkative, and leaves it at that. */
@Expect(
        outputs = {"null 0 ab", "null 0 ba"},
        fork = true)
public final class KeptLoggers {
    private static final Logger LOGGER = Logger.getLogger("selvage.testbed.kept");

    private static final class Collector extends Handler {
        private final StringBuilder texts = new StringBuilder();

        @Override
        public synchronized void publish(LogRecord one) {
            texts.append(one.getMessage());
        }

        @Override
        public void flush() {
            // Keeps everything.
        }

        @Override
        public void close() {
            // Keeps everything.
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String before = LOGGER.getLevel() + " " + LOGGER.getHandlers().length + " ";
        Collector collector = new Collector();
        LOGGER.setUseParentHandlers(false);
        LOGGER.setLevel(Level.FINE);
        LOGGER.addHandler(collector);
        Threads.run(() -> LOGGER.fine("a"), () -> LOGGER.fine("b"));
        System.out.print(before + collector.texts);
    }
}
