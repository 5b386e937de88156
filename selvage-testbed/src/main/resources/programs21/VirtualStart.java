package programs21;

import io.selvage.testbed.Expect;

/** A virtual thread: started, joined, told from others. */
@Expect(outputs = "42 true true\n", since = 21)
public final class VirtualStart {
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Thread.startVirtualThread(() -> value = 42);
        thread.join();
        System.out.println(value + " " + thread.isVirtual() + " " + thread.isDaemon());
    }
}
