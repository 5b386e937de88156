package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A set asks a builder for its identity only, so that another thread may write to it. */
@Expect(outputs = "true\n", proof = "dpor")
public final class BuilderInSet {
    private static final StringBuilder BUILDER = new StringBuilder();
    private static final Set<StringBuilder> SET = ConcurrentHashMap.newKeySet();

    private BuilderInSet() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> BUILDER.append('x'), () -> SET.add(BUILDER));
        System.out.println(SET.contains(BUILDER));
    }
}
