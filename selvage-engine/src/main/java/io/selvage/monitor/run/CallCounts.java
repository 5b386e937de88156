package io.selvage.monitor.run;

import io.selvage.monitor.spec.CallNames;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** How many calls were begun and completed, by number of the call. */
final class CallCounts {
    /** Null for calls that were never begun. */
    private String[] names = new String[8];

    private int[] begun = new int[8];
    private int[] completed = new int[8];

    void begin(int call, String name) {
        if (call >= names.length) {
            names = Arrays.copyOf(names, call * 2);
            begun = Arrays.copyOf(begun, call * 2);
            completed = Arrays.copyOf(completed, call * 2);
        }
        names[call] = name;
        begun[call]++;
    }

    void complete(int call) {
        completed[call]++;
    }

    int begun(String wanted) {
        return sum(begun, wanted);
    }

    int completed(String wanted) {
        return sum(completed, wanted);
    }

    private int sum(int[] counts, String wanted) {
        int sum = 0;
        for (int call = 0; call < names.length; call++) {
            if (counts[call] > 0 && CallNames.matches(wanted, names[call])) {
                sum += counts[call];
            }
        }
        return sum;
    }

    Map<String, String> toMap() {
        Map<String, String> texts = new TreeMap<>();
        for (int call = 0; call < names.length; call++) {
            if (begun[call] > 0) {
                texts.put(names[call], begun[call] + " begun, " + completed[call] + " completed");
            }
        }
        return texts;
    }
}
