package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two appends under the buffer's lock are not torn apart by a third. */
@Expect(outputs = {"abc\n", "cab\n"})
public final class LegacyStringBuffer {
    private static final StringBuffer BUFFER = new StringBuffer();

    private static void pair() {
        synchronized (BUFFER) {
            BUFFER.append("a").append("b");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacyStringBuffer::pair, () -> BUFFER.append("c"));
        System.out.println(BUFFER);
    }
}
