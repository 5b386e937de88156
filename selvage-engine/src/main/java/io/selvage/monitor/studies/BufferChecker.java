package io.selvage.monitor.studies;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.Violation;

/** The buffer holds what was deposited and not withdrawn, and no call waits needlessly. */
final class BufferChecker<M> implements PropertyChecker<M> {
    private final int capacity;

    BufferChecker(int capacity) {
        this.capacity = capacity;
    }

    @Override
    public Answer check(Situation<M> now) {
        int full = now.completed("deposit") - now.completed("withdraw");
        Violation.unless(full >= 0 && full <= capacity, full + " items in a buffer for " + capacity);
        boolean between = full > 0 && full < capacity;
        Violation.unless(!between || now.waiting() == 0, "a call waits though the buffer is neither empty nor full");
        Violation.unless(full > 0 || now.waiting("deposit") == 0, "a deposit waits though the buffer is empty");
        Violation.unless(
                full < capacity || now.waiting("withdraw") == 0, "a withdrawal waits though the buffer is full");
        return Answer.GO_ON;
    }
}
