package io.selvage.libraries.events;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;
import org.apache.logging.log4j.core.impl.Log4jLogEvent;
import org.apache.logging.log4j.message.SimpleMessage;

/** Two threads log to an appender that locks. */
@Of(Library.LOG4J2)
@Expect(outputs = "2\n", enough = "dpor 50")
public final class Log4j2Appends {
    private Log4j2Appends() {}

    public static void main(String[] args) throws Exception {
        Counting appender = new Counting();
        LoggerConfig logger = new LoggerConfig("logger", Level.INFO, false);
        appender.start();
        logger.addAppender(appender, Level.ALL, null);
        LogEvent one = event();
        LogEvent two = event();
        Threads.run(() -> logger.log(one), () -> logger.log(two));
        System.out.println(appender.count);
    }

    /** Counts events. */
    private static final class Counting extends AbstractAppender {
        private int count;

        Counting() {
            super("counting", null, null, true, Property.EMPTY_ARRAY);
        }

        @Override
        public synchronized void append(LogEvent event) {
            count++;
        }
    }

    private static LogEvent event() {
        return Log4jLogEvent.newBuilder()
                .setLevel(Level.INFO)
                .setMessage(new SimpleMessage("event"))
                .build();
    }
}
