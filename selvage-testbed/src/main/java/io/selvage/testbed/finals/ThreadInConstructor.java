package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;

/** A constructor starts a thread that reads what it sets afterwards. */
@Expect(
        outputs = {"0\n", "7\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ThreadInConstructor {
    private final Thread worker;
    private final int size;

    private ThreadInConstructor(int size) {
        worker = new Thread(this::work);
        worker.start();
        this.size = size;
    }

    private void work() {
        System.out.println(size);
    }

    public static void main(String[] args) throws InterruptedException {
        new ThreadInConstructor(7).worker.join();
    }
}
