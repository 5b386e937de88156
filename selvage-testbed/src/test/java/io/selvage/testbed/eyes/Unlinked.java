package io.selvage.testbed.eyes;

import io.selvage.testbed.Threads;
import io.selvage.testbed.Threads.Task;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Hashtable;
import java.util.Map;

/** One thread changes what another reaches in a way of its own; the argument says how. */
public final class Unlinked {
    private static volatile int seen;

    private Unlinked() {}

    public static void main(String[] args) throws Exception {
        byte[] array = new byte[8];
        ByteBuffer buffer = args[0].equals("direct") ? ByteBuffer.allocateDirect(8) : ByteBuffer.wrap(array);
        Task put = () -> buffer.put(0, (byte) 1);
        switch (args[0]) {
            case "array" -> Threads.run(put, () -> array[0] = 2);
            case "duplicate", "direct" -> {
                ByteBuffer other = buffer.duplicate();
                Threads.run(put, () -> other.put(0, (byte) 2));
            }
            case "ints" -> {
                IntBuffer other = buffer.asIntBuffer();
                Threads.run(put, () -> other.put(0, 2));
            }
            case "readOnly" -> {
                ByteBuffer other = buffer.asReadOnlyBuffer();
                Threads.run(put, () -> seen = other.get(0));
            }
            case "input" -> {
                ByteArrayInputStream input = new ByteArrayInputStream(array);
                Threads.run(() -> array[0] = 1, () -> seen = input.read());
            }
            case "output" -> {
                PrintStream other = new PrintStream(new ByteArrayOutputStream());
                Threads.run(() -> System.setOut(other), () -> System.out.println("here"));
            }
            case "table" -> {
                Hashtable<Integer, Integer> read = new Hashtable<>(Map.of(1, 1));
                Hashtable<Integer, Integer> filled = new Hashtable<>();
                Threads.run(() -> filled.putAll(read), () -> read.put(2, 2));
            }
            default -> writeAndRead(Path.of("unlinked.txt"));
        }
    }

    private static void writeAndRead(Path file) throws InterruptedException {
        Threads.run(() -> write(file), () -> seen = Files.exists(file) ? 1 : 0);
    }

    private static void write(Path file) throws IOException {
        try (PrintWriter writer = new PrintWriter(file.toString())) {
            writer.println("text");
        }
    }
}
