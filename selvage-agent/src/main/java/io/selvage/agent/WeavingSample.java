package io.selvage.agent;

import java.lang.ref.Reference;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32;

/**
 * Woven once at the start, and never run: has a bit of everything that weaving looks at. Its calls of the JDK are among
 * those whose effects are computed, take all parts of that analysis, and are soon analysed.
 */
final class WeavingSample {
    private static final String NAME = "sample";
    private static int count;

    private final int[] steps = new int[1];

    private WeavingSample() {}

    private void run(Optional<String> word, Reference<?> reference, UnaryOperator<String> change) {
        Runnable body = () -> steps[0] = count;
        Thread other = new Thread(body, NAME);
        boolean isSelf = Thread.currentThread() == other;
        CRC32 sum = new CRC32();
        sum.update(count);
        synchronized (this) {
            count += reference.enqueue() ? 1 : steps[0];
        }
        String text = word.map(change).orElse(NAME);
        if (isSelf || count > steps.length) {
            throw new IllegalStateException(text + count);
        }
    }
}
