package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iteration sees the list as it was when it began. */
@Expect(outputs = {"1 2\n", "2 2\n"})
public final class ListCopyOnWrite {
    private static final List<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1));
    private static int seen;

    private static void iterate() {
        int count = 0;
        for (Integer element : LIST) {
            count += element > 0 ? 1 : 0;
        }
        seen = count;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ListCopyOnWrite::iterate, () -> LIST.add(2));
        System.out.println(seen + " " + LIST.size());
    }
}
