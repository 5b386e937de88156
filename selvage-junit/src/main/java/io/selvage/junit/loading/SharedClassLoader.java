package io.selvage.junit.loading;

import io.selvage.hooks.Weaving;

/**
 * Parent of the loaders that load tests anew: shows the JDK, and what test and framework must agree on (JUnit, this
 * tool, and what writes coverage), and nothing else. Mocking libraries are loaded anew too: they make classes that
 * extend those under test.
 */
final class SharedClassLoader extends ClassLoader {
    private static final String[] SHARED = {
        "io.selvage.", "org.junit.", "org.opentest4j.", "org.apiguardian.", "org.jspecify.", "org.jacoco."
    };

    private final ClassLoader tests;

    SharedClassLoader(ClassLoader tests) {
        super(ClassLoader.getPlatformClassLoader());
        this.tests = tests;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        for (String prefix : SHARED) {
            if (name.startsWith(prefix) && Weaving.isNeverWoven(name)) {
                return tests.loadClass(name);
            }
        }
        throw new ClassNotFoundException(name);
    }
}
