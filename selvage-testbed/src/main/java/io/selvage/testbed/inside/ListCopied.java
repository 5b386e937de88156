package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CopyOnWriteArrayList;

/** Two threads add to a list that copies itself; one of them only what is not there. */
@Expect(
        outputs = {"[1]\n", "[1, 1]\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.CopyOnWriteArrayList")
public final class ListCopied {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Threads.run(() -> list.add(1), () -> list.addIfAbsent(1));
        System.out.println(list);
    }
}
