package io.selvage.modelprogram;

import io.selvage.model.CallPart;
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

    /** How many values have been taken. */
    private int taken;

    /** Which end, and which slot there, a call concerns at this moment. */
    public int end(boolean takes) {
        if (takes && values.isEmpty() || !waiting.isEmpty()) {
            return CallPart.WHOLE;
        }
        return takes ? CallPart.of(CallPart.FIRST, taken) : CallPart.of(CallPart.LAST, taken + values.size());
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
        Integer value = poll();
        waiting.remove(taker);
        if (value == null) {
            waiting.add(taker);
        }
        return value;
    }

    /** The oldest value, or null. */
    public Integer poll() {
        taken += values.isEmpty() ? 0 : 1;
        return values.poll();
    }

    /** {@code taker} does not wait any more. */
    public void withdraw(TestThread taker) {
        waiting.remove(taker);
    }
}
