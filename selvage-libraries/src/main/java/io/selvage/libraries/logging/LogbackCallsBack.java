package io.selvage.libraries.logging;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread logs while it holds a lock; the other one logs, and the appender takes that lock. */
@Of(value = Library.LOGBACK, races = "COWArrayList.java")
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK")
public final class LogbackCallsBack {
    private static final Object LOCK = new Object();

    private LogbackCallsBack() {}

    public static void main(String[] args) throws Exception {
        LoggerContext context = new LoggerContext();
        Locking appender = new Locking();
        appender.setContext(context);
        appender.start();
        Logger logger = context.getLogger("program");
        logger.addAppender(appender);
        Threads.run(() -> logger.info("one"), () -> logLocked(logger));
        System.out.println("done");
    }

    private static void logLocked(Logger logger) {
        synchronized (LOCK) {
            logger.info("two");
        }
    }

    private static final class Locking extends AppenderBase<ILoggingEvent> {
        private int events;

        @Override
        protected void append(ILoggingEvent event) {
            synchronized (LOCK) {
                events++;
            }
        }
    }
}
