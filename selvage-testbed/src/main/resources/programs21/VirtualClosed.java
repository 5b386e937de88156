package programs21;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What tasks have written to plain memory is there for all to see once their executor is closed. */
@Expect(outputs = "1 2\n", exhaustive = false, since = 21)
public final class VirtualClosed {
    private static int left;
    private static int right;

    public static void main(String[] args) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> {
                left = 1;
            });
            executor.execute(() -> right = 2);
        }
        System.out.println(left + " " + right);
    }
}
