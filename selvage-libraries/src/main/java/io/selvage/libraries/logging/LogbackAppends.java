package io.selvage.libraries.logging;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads log, and the appender's lock guards what it counts. */
@Of(value = Library.LOGBACK, races = "COWArrayList.java")
@Expect(outputs = "2\n")
public final class LogbackAppends {
    private LogbackAppends() {}

    public static void main(String[] args) throws Exception {
        LoggerContext context = new LoggerContext();
        Counting appender = new Counting();
        appender.setContext(context);
        appender.start();
        Logger logger = context.getLogger("program");
        logger.addAppender(appender);
        Threads.run(() -> logger.info("one"), () -> logger.info("two"));
        System.out.println(appender.events);
    }

    private static final class Counting extends AppenderBase<ILoggingEvent> {
        private int events;

        @Override
        protected void append(ILoggingEvent event) {
            events++;
        }
    }
}
