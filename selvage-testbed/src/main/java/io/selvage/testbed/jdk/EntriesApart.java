package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Each thread goes through the entries of a map of its own, and both look at one that nobody changes. */
@Expect(outputs = "12 12\n")
public final class EntriesApart {
    private static final Map<String, Integer> COMMON = new HashMap<>(Map.of("a", 1));
    private static int left;
    private static int right;

    private static int doubled(Map<String, Integer> own) {
        own.put("b", 5);
        int sum = 0;
        for (Map.Entry<String, Integer> entry : own.entrySet()) {
            entry.setValue(entry.getValue() * 2);
            sum += entry.getValue();
        }
        for (Map.Entry<String, Integer> entry : COMMON.entrySet()) {
            sum += entry.getValue() * 2;
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = doubled(new HashMap<>()), () -> right = doubled(new TreeMap<>()));
        System.out.println(left + " " + right);
    }
}
