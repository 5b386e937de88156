package io.selvage.testbed.kept;

/** Does something else from its fifth execution on. */
public final class DriftsLater {
    private static volatile int value;

    private DriftsLater() {}

    public static void main(String[] args) throws InterruptedException {
        int count = Store.count++;
        Thread one = new Thread(() -> value++);
        one.start();
        value++;
        one.join();
        if (count > 4) {
            value = 7;
        }
    }
}
