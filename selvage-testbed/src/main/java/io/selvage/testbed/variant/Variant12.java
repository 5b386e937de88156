package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 12: readers leave before they have the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor", exhaustive = false)
public final class Variant12 extends WritersFirst {
    @Override
    void endRead() {
        readers--;
        synchronized (this) {
            if (readers == 0) {
                notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant12()).twoReaders();
    }
}
