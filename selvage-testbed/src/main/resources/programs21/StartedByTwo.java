package programs21;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/**
 * Two threads start a third: the later one is refused, and what it does then depends on it. Older JDKs hold a real lock
 * meanwhile.
 */
@Expect(outputs = {"first refused\n", "second refused\n"}, since = 21)
public final class StartedByTwo {
    private static void start(Thread thread, String name) {
        try {
            thread.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread third = new Thread(() -> {});
        Thread second = Threads.start(() -> start(third, "second"));
        start(third, "first");
        second.join();
        third.join();
    }
}
