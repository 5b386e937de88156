package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Iterating under the list's lock meets no concurrent modification. */
@Expect(outputs = {"1\n", "3\n"})
public final class LegacySynchronizedList {
    private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>(List.of(1)));
    private static int sum;

    private static void iterate() {
        synchronized (LIST) {
            for (int element : LIST) {
                sum += element;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacySynchronizedList::iterate, () -> LIST.add(2));
        System.out.println(sum);
    }
}
