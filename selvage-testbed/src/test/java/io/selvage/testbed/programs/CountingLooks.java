package io.selvage.testbed.programs;

/** A thread counts how often it looks until another one is ready. */
public final class CountingLooks {
    private static volatile boolean ready;
    private static volatile int looks;

    private CountingLooks() {}

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            while (!ready) {
                looks++;
            }
        });
        other.start();
        ready = true;
        other.join();
        System.out.println("ready");
    }
}
