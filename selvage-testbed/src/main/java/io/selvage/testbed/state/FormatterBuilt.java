package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.time.format.DateTimeFormatterBuilder;

/** Two threads use one builder of a formatter. */
@Expect(outputs = "true\n", also = "UNCAUGHT_EXCEPTION", finding = "DATA_RACE")
public final class FormatterBuilt {
    public static void main(String[] args) throws Exception {
        DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder();
        Threads.run(() -> builder.appendLiteral('a'), () -> builder.appendLiteral('b'));
        System.out.println(builder.toFormatter() != null);
    }
}
