package io.selvage.testbed.kept;

/** Prints how often it was run. */
public final class PrintsStore {
    private PrintsStore() {}

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> System.out.println("run " + Store.count++));
        one.start();
        one.join();
    }
}
