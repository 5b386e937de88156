package io.selvage.scheduler.output;

import io.selvage.hooks.HookThread;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/** Keeps what the program prints apart from everything else that is printed in this JVM. */
public final class StandardStreams {
    /** What is kept of one execution's output. */
    static final int LIMIT = 1 << 20;

    /** As they were when the first user came: test frameworks and tests put in their own. */
    private static volatile PrintStream realOut = System.out;

    private static volatile PrintStream realErr = System.err;
    private static volatile InputStream realIn = System.in;
    private static volatile SharedInput in;
    private static final PrintStream OUT = routed(() -> realOut, true);
    private static final PrintStream ERR = routed(() -> realErr, false);

    /** Where the JVM itself reads from, unless somebody has put in another one before. */
    private static final InputStream FIRST_IN = System.in;

    private static StandardInput input;
    private static int users;

    private StandardStreams() {}

    /** What programs read where they are not given anything else; kept as long as it comes from the same place. */
    public static synchronized StandardInput input() {
        if (input == null || input.source() != realIn) {
            input = StandardInput.of(realIn, realIn == FIRST_IN);
        }
        return input;
    }

    /** Sets the routed streams, again if a program has replaced them. */
    public static void install() {
        if (System.out != OUT) {
            System.setOut(OUT);
        }
        if (System.err != ERR) {
            System.setErr(ERR);
        }
        SharedInput input = in;
        // Whatever a program has read ahead belongs to its execution.
        if (input == null || input.isUsed || System.in != input) {
            in = new SharedInput();
            System.setIn(in);
            LineReader.reset();
        }
    }

    /** Registers a user of the streams, which is going to run programs. */
    public static synchronized void open() {
        if (users++ == 0) {
            realOut = System.out;
            realErr = System.err;
            realIn = System.in;
        }
    }

    /** Unregisters a user of the streams; the last one restores the real streams. */
    public static synchronized void close() {
        if (--users == 0) {
            System.setOut(realOut);
            System.setErr(realErr);
            System.setIn(realIn);
        }
    }

    private static PrintStream routed(Supplier<PrintStream> real, boolean kept) {
        return new LocklessPrintStream(new Router(real, kept));
    }

    /** The output of one execution after the other. */
    public static final class Capture extends ByteArrayOutputStream {
        /** Of what is not kept, so that two outputs that differ only there count as two. */
        private final CRC32 leftOut = new CRC32();

        private long leftOutBytes;
        /** Of a system of processes, what each prints; else none. */
        private Capture[] parts = {};

        private List<String> names = List.of();
        private IntSupplier current = () -> 0;

        /**
         * What follows is printed by several processes.
         *
         * @param processes their names
         * @param running the position of the one that runs
         */
        public void divide(List<String> processes, IntSupplier running) {
            names = List.copyOf(processes);
            current = running;
            parts = new Capture[names.size()];
            Arrays.setAll(parts, part -> new Capture());
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            if (parts.length > 0) {
                parts[current.getAsInt()].write(bytes, offset, length);
                return;
            }
            int kept = Math.min(LIMIT - count, length);
            super.write(bytes, offset, kept);
            if (kept < length) {
                leftOut.update(bytes, offset + kept, length - kept);
                leftOutBytes += length - kept;
            }
        }

        @Override
        public synchronized void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        /** For the thread that runs executions, between them. */
        public String text() {
            return parts.length > 0 ? textOfAll() : count == 0 ? "" : allText();
        }

        /** One process after the other: in which order lines of different processes came nobody can tell. */
        private String textOfAll() {
            StringBuilder all = new StringBuilder();
            for (int part = 0; part < parts.length; part++) {
                String name = names.get(part);
                parts[part]
                        .text()
                        .lines()
                        .forEach(line ->
                                all.append(name).append("| ").append(line).append('\n'));
            }
            return all.toString();
        }

        private synchronized String allText() {
            String text = toString(StandardCharsets.UTF_8);
            return leftOutBytes == 0
                    ? text
                    : text + "\n[cut off after " + LIMIT + " bytes; " + leftOutBytes + " more, checksum "
                            + Long.toHexString(leftOut.getValue()) + "]";
        }

        /** As {@link #text}. */
        @Override
        public void reset() {
            if (count > 0) {
                forget();
            }
            for (Capture part : parts) {
                part.reset();
            }
        }

        private synchronized void forget() {
            leftOut.reset();
            leftOutBytes = 0;
            if (buf.length > 1 << 16) {
                buf = new byte[256];
            }
            super.reset();
        }
    }

    /** What {@code System.in} is to programs. Reads ahead, as the JDK's own does, and says who reads. */
    private static final class SharedInput extends BufferedInputStream {
        /** Whether it may differ from a new one. */
        private volatile boolean isUsed;

        SharedInput() {
            super(new InputRouter());
        }

        private void announce() {
            isUsed = true;
            HookThread below = HookThread.below();
            if (below != null && below.gates != null && below.inert == 0) {
                below.inert = 1;
                try {
                    below.gates.world().useInput();
                } finally {
                    below.inert = 0;
                }
            }
        }

        @Override
        public synchronized int read() throws IOException {
            announce();
            return super.read();
        }

        @Override
        public synchronized int read(byte[] bytes, int offset, int length) throws IOException {
            announce();
            return super.read(bytes, offset, length);
        }

        @Override
        public synchronized long skip(long count) throws IOException {
            announce();
            return super.skip(count);
        }

        @Override
        public synchronized int available() throws IOException {
            announce();
            return super.available();
        }

        @Override
        public long transferTo(OutputStream out) throws IOException {
            announce();
            return super.transferTo(out);
        }

        @Override
        public synchronized void mark(int limit) {
            isUsed = true;
            super.mark(limit);
        }

        @Override
        public void close() throws IOException {
            isUsed = true;
            super.close();
        }
    }

    /** What threads under test read is the same in every execution; others read from where they always do. */
    private static final class InputRouter extends InputStream {
        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            HookThread below = HookThread.below();
            if (below == null || below.gates == null) {
                return realIn.read(bytes, offset, length);
            }
            below.inert++;
            try {
                return below.gates.world().readInput(bytes, offset, length);
            } finally {
                below.inert--;
            }
        }

        @Override
        public int available() throws IOException {
            HookThread below = HookThread.below();
            if (below == null || below.gates == null) {
                return realIn.available();
            }
            below.inert++;
            try {
                return below.gates.world().availableInput();
            } finally {
                below.inert--;
            }
        }
    }

    private static final class Router extends OutputStream {
        private final Supplier<PrintStream> real;
        private final boolean kept;

        Router(Supplier<PrintStream> real, boolean kept) {
            this.real = real;
            this.kept = kept;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            HookThread below = HookThread.below();
            if (below == null || below.output == null) {
                real.get().write(bytes, offset, length);
            } else if (kept) {
                ((Capture) below.output).write(bytes, offset, length);
            }
        }

        @Override
        public void flush() {
            real.get().flush();
        }
    }
}
