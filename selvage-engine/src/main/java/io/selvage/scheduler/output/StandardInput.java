package io.selvage.scheduler.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * What programs read from standard input. It is taken from its source once, when a program first asks for it, and kept,
 * so that every execution reads the same. Safe for use by several explorers.
 */
public final class StandardInput {
    /** The source is a terminal: whoever sits there cannot be asked to write the same again for every execution. */
    public static final class TerminalException extends IOException {
        private static final long serialVersionUID = 1L;

        TerminalException() {
            super("the program reads standard input, which is a terminal; put what it is to read into a file and give"
                    + " that with --stdin FILE, or pipe it in");
        }
    }

    public static final StandardInput NOTHING = of(new byte[0]);

    /** Stands for what {@code System.in} is when programs are run. */
    public static final StandardInput REAL = of(new byte[0]);

    private static final int CHUNK = 8192;

    private final InputStream source;
    private final BooleanSupplier isTerminal;
    private byte[] kept;
    private boolean isComplete;

    private StandardInput(InputStream source, BooleanSupplier isTerminal, byte[] kept, boolean isComplete) {
        this.source = source;
        this.isTerminal = isTerminal;
        this.kept = kept;
        this.isComplete = isComplete;
    }

    public static StandardInput of(byte[] contents) {
        return new StandardInput(InputStream.nullInputStream(), () -> false, contents.clone(), true);
    }

    /** @param isOfJvm whether {@code source} is where the JVM itself reads from, which may be a terminal */
    static StandardInput of(InputStream source, boolean isOfJvm) {
        return new StandardInput(source, () -> isOfJvm && isTerminal(), new byte[0], false);
    }

    InputStream source() {
        return source;
    }

    /** What has been read so far, by whichever execution read most. */
    public synchronized byte[] soFar() {
        return kept.clone();
    }

    /**
     * Reads from {@code position} on, as {@link InputStream#read(byte[], int, int)} does.
     *
     * @throws TerminalException if there is nobody to read from but a user
     */
    public synchronized int read(int position, byte[] bytes, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (position >= kept.length && !isComplete) {
            fetch();
        }
        int count = Math.min(length, kept.length - position);
        if (count <= 0) {
            return -1;
        }
        System.arraycopy(kept, position, bytes, offset, count);
        return count;
    }

    /** How many bytes there are from {@code position} on; the same in every execution, so all there will ever be. */
    public synchronized int available(int position) throws IOException {
        while (!isComplete) {
            fetch();
        }
        return Math.max(0, kept.length - position);
    }

    private void fetch() throws IOException {
        if (isTerminal.getAsBoolean()) {
            throw new TerminalException();
        }
        byte[] chunk = new byte[CHUNK];
        int count = source.read(chunk, 0, chunk.length);
        if (count < 0) {
            isComplete = true;
            return;
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream(kept.length + count);
        all.write(kept, 0, kept.length);
        all.write(chunk, 0, count);
        kept = all.toByteArray();
    }

    /** {@code System.console()} says it only if standard output is one, too. */
    private static boolean isTerminal() {
        try {
            String device = Files.readSymbolicLink(Path.of("/proc/self/fd/0")).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException elsewhere) {
            return System.console() != null;
        }
    }
}
