package programs21;

import io.selvage.testbed.Expect;

/** A virtual thread ends without taking its object's lock, and notifies nobody. */
@Expect(
        finding = "ORPHANED_WAIT",
        also = {"LOST_NOTIFICATION", "MISSED_NOTIFICATION"},
        outputs = "over\n",
        since = 21)
public final class VirtualEnd {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Thread.ofVirtual().start(() -> {});
        synchronized (thread) {
            while (thread.isAlive()) {
                thread.wait();
            }
        }
        System.out.println("over");
    }
}
