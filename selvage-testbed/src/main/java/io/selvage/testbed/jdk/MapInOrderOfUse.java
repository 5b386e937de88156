package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Looking something up changes a map in order of use: the lock for readers is not enough. */
@Expect(
        outputs = {""},
        finding = "DATA_RACE")
public final class MapInOrderOfUse {
    private static final Map<String, Integer> MAP = new LinkedHashMap<>(16, 0.75f, true);
    private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();

    private static void look(String key) {
        LOCK.readLock().lock();
        MAP.get(key);
        LOCK.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        MAP.put("a", 1);
        MAP.put("b", 2);
        Threads.run(() -> look("a"), () -> look("b"));
    }
}
