package io.selvage.cli.input;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;

/** Loads a front end and its libraries. The agent knows it by its name: nothing of it is a program under test. */
final class FrontEndLoader extends URLClassLoader {
    FrontEndLoader(List<URL> jars, ClassLoader parent) {
        super("frontend", jars.toArray(new URL[0]), parent);
    }
}
