package io.selvage.testbed.kept;

/** Goes wrong in the first execution only. */
public final class CountsInStore {
    private static volatile int value;

    private CountsInStore() {}

    public static void main(String[] args) throws InterruptedException {
        boolean isFirst = Store.count++ == 0;
        Thread one = new Thread(() -> value++);
        Thread other = new Thread(() -> value++);
        one.start();
        other.start();
        one.join();
        other.join();
        assert !isFirst || value == 2;
    }
}
