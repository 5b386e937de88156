package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher has a place in its text. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class MatcherShared {
    private static final Matcher MATCHER = Pattern.compile("a").matcher("aa");

    private static void one() {
        MATCHER.find();
    }

    private static void other() {
        MATCHER.find();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
