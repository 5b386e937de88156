package io.selvage.libraries.queues;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.HdrHistogram.Histogram;

/** Two threads record into a histogram that is made for one: a value can be lost. */
@Of(Library.HISTOGRAM)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class HistogramLosesValue {
    private HistogramLosesValue() {}

    public static void main(String[] args) throws Exception {
        Histogram histogram = new Histogram(16, 0);
        Threads.run(() -> histogram.recordValue(1), () -> histogram.recordValue(1));
        Check.that(histogram.getCountAtValue(1) == 2, "a value is lost");
        System.out.println(2);
    }
}
