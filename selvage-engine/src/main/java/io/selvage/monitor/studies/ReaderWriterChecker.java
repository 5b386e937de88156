package io.selvage.monitor.studies;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.Violation;

/** Readers and writers exclude each other, and no call waits needlessly; follows two of each, one at a time. */
final class ReaderWriterChecker<M> implements PropertyChecker<M> {
    private static final int MOST = 2;

    @Override
    public Answer check(Situation<M> now) {
        int readers = now.completed("acquireRead") - now.completed("releaseRead");
        int writers = now.completed("acquireWrite") - now.completed("releaseWrite");
        boolean isOfInterest = readers >= 0
                && readers <= 1
                && writers >= 0
                && now.completed("acquireRead") <= MOST
                && now.completed("acquireWrite") <= MOST;
        if (!isOfInterest) {
            return Answer.DO_NOT_FOLLOW;
        }
        Violation.unless(writers == 0 || readers == 0, "a reader and a writer at the same time");
        Violation.unless(writers <= 1, "two writers at the same time");
        Violation.unless(writers > 0 || now.waiting("acquireRead") == 0, "a reader waits though nobody writes");
        Violation.unless(writers > 0 || readers > 0 || now.waiting() == 0, "a call waits though nobody is in");
        return Answer.GO_ON;
    }
}
