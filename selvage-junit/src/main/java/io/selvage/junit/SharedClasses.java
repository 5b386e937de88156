package io.selvage.junit;

import io.selvage.hooks.Weaving;

/** Parent of the loader that loads a test anew: shows what is not under test anyway (JDK, JUnit, this tool), and nothing else. */
final class SharedClasses extends ClassLoader {
    private final ClassLoader tests;

    SharedClasses(ClassLoader tests) {
        super(ClassLoader.getPlatformClassLoader());
        this.tests = tests;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (Weaving.isExempt(name)) {
            return tests.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }
}
