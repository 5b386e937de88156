package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.IOException;

/** Other processes, and the JVM's threads that look after them, are no part of the program. */
@Expect(
        outputs = {"0 ab\n", "0 ba\n"},
        enough = {"dfs 12", "random 100"})
public final class ProcessStart {
    private static String text = "";

    private static synchronized void append(String more) {
        text += more;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("true").start();
        int code = process.waitFor();
        Threads.run(() -> append("a"), () -> append("b"));
        System.out.println(code + " " + text);
    }
}
