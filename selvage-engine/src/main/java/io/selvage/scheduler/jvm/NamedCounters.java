package io.selvage.scheduler.jvm;

import java.util.Arrays;

/** Named counters that start at 0. There are few, so they are looked for one by one. */
public final class NamedCounters {
    private String[] names = new String[8];
    private long[] values = new long[8];
    private int count;

    public void clear() {
        count = 0;
    }

    /** The next number of the series {@code name}. */
    public long next(String name) {
        for (int i = 0; i < count; i++) {
            if (names[i].equals(name)) {
                return values[i]++;
            }
        }
        if (count == names.length) {
            names = Arrays.copyOf(names, count * 2);
            values = Arrays.copyOf(values, count * 2);
        }
        names[count] = name;
        values[count++] = 1;
        return 0;
    }
}
