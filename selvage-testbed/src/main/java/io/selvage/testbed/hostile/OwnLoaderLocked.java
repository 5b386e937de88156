package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.IOException;
import java.io.InputStream;

/** A class of a loader that the program has made counts in synchronized methods. */
@Expect(outputs = "2\n", proof = "dpor")
public final class OwnLoaderLocked {
    /** What is known of the class. */
    public interface Counter {
        void increment();

        int value();
    }

    /** Loaded twice: here, and by the other loader. */
    public static final class Apart implements Counter {
        private int value;

        @Override
        public synchronized void increment() {
            value++;
        }

        @Override
        public synchronized int value() {
            return value;
        }
    }

    /** Defines one class by itself, and leaves all others to its parent. */
    private static final class Own extends ClassLoader {
        Own() {
            super(OwnLoaderLocked.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.endsWith("$Apart") ? findClass(name) : super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> made = new Own().loadClass("io.selvage.testbed.hostile.OwnLoaderLocked$Apart");
        assert made != Apart.class;
        Counter counter = (Counter) made.getDeclaredConstructor().newInstance();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.value());
    }
}
