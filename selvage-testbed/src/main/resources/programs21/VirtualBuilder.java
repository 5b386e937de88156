package programs21;

import io.selvage.testbed.Expect;

/** Builders and factories of both kinds of threads, and the names they give. */
@Expect(outputs = "v-0 v-1 p false\n", since = 21)
public final class VirtualBuilder {
    private static String name(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
        return thread.getName();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.Builder builder = Thread.ofVirtual().name("v-", 0);
        String first = name(builder.unstarted(() -> {}));
        String second = name(builder.factory().newThread(() -> {}));
        Thread platform = Thread.ofPlatform().name("p").unstarted(() -> {});
        System.out.println(first + " " + second + " " + name(platform) + " " + platform.isVirtual());
    }
}
