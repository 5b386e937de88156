package io.selvage.scheduler.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A print stream that holds no real lock while it prints, because a thread under test may be switched in the middle of
 * one (in an object's {@code toString}, say). Threads under test exclude each other by the model's lock of this object.
 */
public final class LocklessPrintStream extends PrintStream {
    private final OutputStream target;

    LocklessPrintStream(OutputStream target) {
        super(target, true, StandardCharsets.UTF_8);
        this.target = target;
    }

    private void emit(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            target.write(bytes, offset, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void write(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void flush() {
        try {
            target.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The program may close its standard output; the tool keeps its own. */
    @Override
    public void close() {
        flush();
    }

    @Override
    public void print(boolean value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(char value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(int value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(long value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(float value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(double value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(char[] value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(String value) {
        emit(String.valueOf(value));
    }

    @Override
    public void print(Object value) {
        emit(String.valueOf(value));
    }

    @Override
    public void println() {
        emit("\n");
    }

    @Override
    public void println(boolean value) {
        emit(value + "\n");
    }

    @Override
    public void println(char value) {
        emit(value + "\n");
    }

    @Override
    public void println(int value) {
        emit(value + "\n");
    }

    @Override
    public void println(long value) {
        emit(value + "\n");
    }

    @Override
    public void println(float value) {
        emit(value + "\n");
    }

    @Override
    public void println(double value) {
        emit(value + "\n");
    }

    @Override
    public void println(char[] value) {
        emit(String.valueOf(value) + "\n");
    }

    @Override
    public void println(String value) {
        emit(value + "\n");
    }

    @Override
    public void println(Object value) {
        emit(String.valueOf(value) + "\n");
    }

    @Override
    public PrintStream format(String format, Object... arguments) {
        emit(String.format(format, arguments));
        return this;
    }

    @Override
    public PrintStream format(Locale locale, String format, Object... arguments) {
        emit(String.format(locale, format, arguments));
        return this;
    }

    @Override
    public PrintStream printf(String format, Object... arguments) {
        return format(format, arguments);
    }

    @Override
    public PrintStream printf(Locale locale, String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    @Override
    public PrintStream append(CharSequence text) {
        emit(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        return append(String.valueOf(text).substring(start, end));
    }

    @Override
    public PrintStream append(char value) {
        print(value);
        return this;
    }
}
