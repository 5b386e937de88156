package io.selvage.libraries.logging;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** Two threads log, and the logger's locks guard an appender that counts. */
@Of(Library.LOG4J1)
@Expect(outputs = "2\n")
public final class Log4jAppends {
    private Log4jAppends() {}

    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("program");
        Counting appender = new Counting();
        logger.addAppender(appender);
        Threads.run(() -> logger.info("one"), () -> logger.info("two"));
        System.out.println(appender.events);
    }

    private static final class Counting extends AppenderSkeleton {
        private int events;

        @Override
        protected void append(LoggingEvent event) {
            events++;
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
            return false;
        }
    }
}
