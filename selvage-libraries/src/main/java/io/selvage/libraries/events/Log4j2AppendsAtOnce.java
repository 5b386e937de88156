package io.selvage.libraries.events;

import io.selvage.libraries.Check;
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

/** Two threads log to an appender for one thread. */
@Of(value = Library.LOG4J2, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE", enough = "random 20")
public final class Log4j2AppendsAtOnce {
    private Log4j2AppendsAtOnce() {}

    public static void main(String[] args) throws Exception {
        Counting appender = new Counting();
        LoggerConfig logger = new LoggerConfig("logger", Level.INFO, false);
        appender.start();
        logger.addAppender(appender, Level.ALL, null);
        LogEvent one = event();
        LogEvent two = event();
        Threads.run(() -> logger.log(one), () -> logger.log(two));
        Check.that(appender.count == 2, "an update is lost");
        System.out.println(2);
    }

    /** Counts events. */
    private static final class Counting extends AbstractAppender {
        private int count;

        Counting() {
            super("counting", null, null, true, Property.EMPTY_ARRAY);
        }

        @Override
        public void append(LogEvent event) {
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
