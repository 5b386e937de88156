package io.selvage.junit.loading;

import io.selvage.explore.subject.ProgramLoader;
import io.selvage.hooks.Weaving;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Class loaders for tests, to be used again by the next test: loading and weaving the classes, and compiling them, is
 * most of what a small test costs. Static state of woven classes starts afresh in each execution anyway.
 */
public final class TestClassLoaders {
    /**
     * A class is woven once, when it is loaded.
     *
     * @param weaving how, see {@link io.selvage.explore.control.WeavingPolicy#key}
     * @param exchanges as of {@link Weaving#exchanges}: mutants are put into the JVM one after the other
     */
    public record Key(ClassLoader tests, List<String> weaving, int exchanges) {
        public static Key now(ClassLoader tests, List<String> weaving) {
            return new Key(tests, weaving, Weaving.exchanges());
        }
    }

    private static final Map<Key, Deque<ProgramLoader>> IDLE = new HashMap<>();

    private TestClassLoaders() {}

    /** A loader that is not in use. */
    public static synchronized ProgramLoader acquire(Key key) {
        IDLE.keySet().removeIf(other -> other.exchanges() != key.exchanges());
        Deque<ProgramLoader> idle = IDLE.get(key);
        return idle == null || idle.isEmpty()
                ? new ProgramLoader(JvmClassPath.of(key.tests()), new SharedClassLoader(key.tests()))
                : idle.pop();
    }

    public static synchronized void giveBack(Key key, ProgramLoader loader) {
        IDLE.computeIfAbsent(key, any -> new ArrayDeque<>()).push(loader);
    }
}
