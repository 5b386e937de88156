package io.selvage.scheduler;

import java.util.Arrays;

/** The JDK objects whose methods a thread is inside of, by way of woven code. */
final class JdkCallStack {
    private ShadowObject[] receivers = new ShadowObject[4];
    private int depth;

    boolean isEmpty() {
        return depth == 0;
    }

    void push(ShadowObject receiver) {
        if (depth == receivers.length) {
            receivers = Arrays.copyOf(receivers, depth * 2);
        }
        receivers[depth++] = receiver;
    }

    void pop() {
        receivers[--depth] = null;
    }

    int depth() {
        return depth;
    }

    ShadowObject receiver(int place) {
        return receivers[place];
    }
}
