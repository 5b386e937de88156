package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Sections of a lock call a function each, which work on a buffer that nobody watches: a method reference and a
 * composed one.
 */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class FunctionOfJdkLocked {
    private static final Object LOCK = new Object();
    private static int left;
    private static int right;

    private static int call(Supplier<Byte> next) {
        synchronized (LOCK) {
            return next.get();
        }
    }

    private static int call(Function<ByteBuffer, Integer> next, ByteBuffer bytes) {
        synchronized (LOCK) {
            return next.apply(bytes);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ByteBuffer bytes = ByteBuffer.wrap(new byte[] {1, 2});
        Function<ByteBuffer, Byte> next = ByteBuffer::get;
        Threads.run(() -> left = call(bytes::get), () -> right = call(next.andThen(Byte::intValue), bytes));
        System.out.println(left + " " + right);
    }
}
