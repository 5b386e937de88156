package io.selvage.cli.demo;

/** Two threads count; {@code volatile} makes each access visible but does not make {@code ++} one step. */
public final class LostUpdate {
    private static volatile int count;

    private LostUpdate() {}

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(LostUpdate::increment, "first");
        Thread second = new Thread(LostUpdate::increment, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        if (count != 2) {
            throw new AssertionError("counted " + count + " of 2");
        }
    }

    private static void increment() {
        count++;
    }
}
