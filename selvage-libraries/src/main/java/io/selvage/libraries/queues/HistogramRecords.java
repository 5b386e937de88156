package io.selvage.libraries.queues;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.HdrHistogram.AtomicHistogram;

/** Two threads record into a histogram that is made for it. */
@Of(Library.HISTOGRAM)
@Expect(outputs = "2\n", proof = "dpor")
public final class HistogramRecords {
    private HistogramRecords() {}

    public static void main(String[] args) throws Exception {
        AtomicHistogram histogram = new AtomicHistogram(16, 0);
        Threads.run(() -> histogram.recordValue(1), () -> histogram.recordValue(1));
        System.out.println(histogram.getCountAtValue(1));
    }
}
