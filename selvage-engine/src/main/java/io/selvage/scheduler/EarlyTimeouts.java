package io.selvage.scheduler;

import io.selvage.model.EarlyTimeout;
import io.selvage.model.OpKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The time limits of an execution that ran out although other threads could go on. Flat arrays that are reused. */
final class EarlyTimeouts {
    private static final int WIDTH = 4;

    private long[] data = new long[WIDTH * 4];
    private int size;

    void clear() {
        size = 0;
    }

    void add(TestThread thread, TestThread other) {
        if (size == data.length) {
            data = Arrays.copyOf(data, size * 2);
        }
        data[size] = thread.pending.limit();
        data[size + 1] = thread.id << 1 | (thread.pending.kind() == OpKind.SLEEP ? 1 : 0);
        data[size + 2] = thread.pending.site();
        data[size + 3] = other.id;
        size += WIDTH;
    }

    List<EarlyTimeout> list() {
        List<EarlyTimeout> all = new ArrayList<>();
        for (int at = 0; at < size; at += WIDTH) {
            boolean sleeps = (data[at + 1] & 1) != 0;
            all.add(new EarlyTimeout(
                    data[at], (int) (data[at + 1] >> 1), sleeps, (int) data[at + 2], (int) data[at + 3]));
        }
        return all;
    }
}
