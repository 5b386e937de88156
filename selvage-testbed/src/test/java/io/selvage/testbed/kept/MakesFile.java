package io.selvage.testbed.kept;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Takes another way if a file is there, which it makes. */
public final class MakesFile {
    private static volatile int value;

    private MakesFile() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path file = Path.of(args[0]);
        if (Files.exists(file)) {
            value = 1;
        } else {
            Files.createFile(file);
        }
        Thread one = new Thread(() -> value++);
        one.start();
        one.join();
    }
}
