package io.selvage.modelprogram;

import io.selvage.scheduler.CallParts;
import io.selvage.scheduler.TestThread;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A queue or semaphore of a model program. Blocks and wakes as the classes of {@code java.util.concurrent} do: whoever
 * finds it empty parks, whoever adds something unparks the one that has waited longest.
 */
public final class ModelChannel {
    private final Deque<Integer> values = new ArrayDeque<>();

    private final Deque<TestThread> waiting = new ArrayDeque<>();

    /** Which end a call concerns at this moment. */
    public int end(boolean takes) {
        if (values.isEmpty()) {
            return CallParts.WHOLE;
        }
        return takes ? CallParts.HEAD : CallParts.TAIL;
    }

    public int size() {
        return values.size();
    }

    /** Returns whom to unpark, or null. */
    public TestThread put(int value) {
        values.add(value);
        return waiting.poll();
    }

    /** The oldest value, or null: then {@code taker} has to park and try again. */
    public Integer take(TestThread taker) {
        Integer value = values.poll();
        waiting.remove(taker);
        if (value == null) {
            waiting.add(taker);
        }
        return value;
    }

    /** The oldest value, or null. */
    public Integer poll() {
        return values.poll();
    }

    /** {@code taker} does not wait any more. */
    public void withdraw(TestThread taker) {
        waiting.remove(taker);
    }
}
