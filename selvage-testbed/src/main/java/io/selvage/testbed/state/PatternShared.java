package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.regex.Pattern;

/** A pattern never changes; each thread has a matcher of its own. */
@Expect(outputs = "done\n", proof = "dpor")
public final class PatternShared {
    private static final Pattern PATTERN = Pattern.compile("a");

    private static void one() {
        PATTERN.matcher("aa").find();
    }

    private static void other() {
        PATTERN.matcher("ab").matches();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
