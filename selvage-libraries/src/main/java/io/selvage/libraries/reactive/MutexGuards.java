package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import kotlinx.coroutines.sync.Mutex;
import kotlinx.coroutines.sync.MutexKt;

/** Two threads count only if they get a mutex, and at least one of them does. */
@Of(Library.COROUTINES)
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class MutexGuards {
    private MutexGuards() {}

    public static void main(String[] args) throws Exception {
        Mutex mutex = MutexKt.Mutex(false);
        int[] count = new int[1];
        Threads.run(() -> tryCount(mutex, count), () -> tryCount(mutex, count));
        System.out.println(count[0]);
    }

    private static void tryCount(Mutex mutex, int[] count) {
        if (mutex.tryLock(null)) {
            count[0]++;
            mutex.unlock(null);
        }
    }
}
