package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CopyOnWriteArrayList;

/** addIfAbsent is one operation; contains and add are two. */
@Expect(outputs = {"1 1\n", "1 2\n"})
public final class ListAddIfAbsent {
    private static final CopyOnWriteArrayList<String> GOOD = new CopyOnWriteArrayList<>();
    private static final CopyOnWriteArrayList<String> BAD = new CopyOnWriteArrayList<>();

    private static void add() {
        GOOD.addIfAbsent("x");
        if (!BAD.contains("x")) {
            BAD.add("x");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ListAddIfAbsent::add, ListAddIfAbsent::add);
        System.out.println(GOOD.size() + " " + BAD.size());
    }
}
