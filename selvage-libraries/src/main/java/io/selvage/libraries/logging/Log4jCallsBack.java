package io.selvage.libraries.logging;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** One thread logs while it holds a lock; the other one logs, and the appender takes that lock. */
@Of(Library.LOG4J1)
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK")
public final class Log4jCallsBack {
    private static final Object LOCK = new Object();

    private Log4jCallsBack() {}

    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("program");
        logger.addAppender(new Locking());
        Threads.run(() -> logger.info("one"), () -> logLocked(logger));
        System.out.println("done");
    }

    private static void logLocked(Logger logger) {
        synchronized (LOCK) {
            logger.info("two");
        }
    }

    private static final class Locking extends AppenderSkeleton {
        private int events;

        @Override
        protected void append(LoggingEvent event) {
            synchronized (LOCK) {
                events++;
            }
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
            return false;
        }
    }
}
