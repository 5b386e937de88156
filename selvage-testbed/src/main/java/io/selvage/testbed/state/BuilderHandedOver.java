package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A builder that methods are given may be anybody's. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class BuilderHandedOver {
    private static void add(StringBuilder text) {
        text.append("a");
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Threads.run(() -> add(text), () -> add(text));
        System.out.println("done");
    }
}
