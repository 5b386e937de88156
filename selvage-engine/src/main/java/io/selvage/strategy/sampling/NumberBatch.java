package io.selvage.strategy.sampling;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The numbers of the executions of one batch after the other. */
final class NumberBatch {
    private final SampleNumbers numbers;
    private final boolean hasLessons;
    private long[] batch = new long[0];
    private int size;
    /** All up to this number have been run, or are none of ours. */
    private long position;
    /** The same, of the last batch too. */
    private long reached;

    private NumberBatch(SampleNumbers numbers, boolean hasLessons) {
        this.numbers = numbers;
        this.hasLessons = hasLessons;
    }

    /** Of a sampler that learns nothing. */
    static NumberBatch withoutLessons(SampleNumbers numbers) {
        return new NumberBatch(numbers, false);
    }

    static NumberBatch withLessons(SampleNumbers numbers) {
        return new NumberBatch(numbers, true);
    }

    /** How many executions the next batch has, at most {@code most}; 0 if there are no more. */
    int next(int most) {
        if (batch.length < most) {
            batch = new long[most];
        }
        size = 0;
        reached = position;
        long end = end();
        while (size < most && reached < numbers.last()) {
            long number = ++reached;
            if (numbers.isOwn(number) || hasLessons && SampleNumbers.isLesson(number)) {
                batch[size++] = number;
            }
            if (reached == end) {
                if (size > 0) {
                    break;
                }
                end = end();
            }
        }
        return size;
    }

    private long end() {
        return hasLessons ? SampleNumbers.end(reached) : Long.MAX_VALUE;
    }

    void merged() {
        position = reached;
        size = 0;
    }

    int size() {
        return size;
    }

    long number(int index) {
        return batch[index];
    }

    boolean isOwn(int index) {
        return numbers.isOwn(batch[index]);
    }

    boolean isLesson(int index) {
        return hasLessons && SampleNumbers.isLesson(batch[index]);
    }

    void save(DataOutput out) throws IOException {
        out.writeLong(position);
    }

    void restore(DataInput in) throws IOException {
        position = in.readLong();
    }
}
