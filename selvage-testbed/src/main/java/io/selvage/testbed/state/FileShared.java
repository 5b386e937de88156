package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads ask for a file: nobody knows what that depends on. */
@Expect(outputs = "done\n")
public final class FileShared {
    private static final Path FILE = Path.of("no-such-file");

    private static void ask() {
        Files.exists(FILE);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> ask(), () -> ask());
        System.out.println("done");
    }
}
