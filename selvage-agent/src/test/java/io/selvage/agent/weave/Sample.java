package io.selvage.agent.weave;

import io.selvage.agent.weave.index.ClassIndex;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;

/** Sources that are compiled, woven and run; they have a class Sample with a static method {@code Object run()}. */
final class Sample {
    private final Map<String, byte[]> classes;
    private final boolean impersonate;

    private Sample(Map<String, byte[]> classes, boolean impersonate) {
        this.classes = classes;
        this.impersonate = impersonate;
    }

    static Sample of(String source) {
        return new Sample(Compiled.of(source), false);
    }

    static Sample of(String source, int release) {
        return new Sample(Compiled.of(source, release), false);
    }

    static Sample impersonated(String source) {
        return new Sample(Compiled.of(source), true);
    }

    /** A sample whose {@code run} has the body {@code statements}, with the usual imports. */
    static Sample body(String statements) {
        return of(inClass("public static Object run() throws Throwable { " + statements + " }"));
    }

    /** A sample with these members. */
    static Sample members(String members) {
        return of(inClass(members));
    }

    static String inClass(String members) {
        return """
                import java.util.*;
                import java.util.concurrent.*;
                import java.util.concurrent.atomic.*;
                import java.util.concurrent.locks.*;
                import java.util.function.*;
                import java.lang.invoke.*;
                public class Sample {
                """ + members + "\n}";
    }

    byte[] woven(String name) {
        return weaver(new BytesLoader(classes, getClass().getClassLoader())).weave(classes.get(name), name);
    }

    /** What the program returns as it was compiled. */
    Object plain() throws Exception {
        return run(loader(false));
    }

    /** What the woven program returns on an ordinary thread. */
    Object uncontrolled() throws Exception {
        return run(loader(true));
    }

    Recorder.Trace controlled() throws Exception {
        ClassLoader loader = loader(true);
        return Recorder.record(() -> run(loader));
    }

    ClassLoader loader(boolean weaving) {
        BytesLoader loader = new BytesLoader(classes, getClass().getClassLoader());
        AppWeaver weaver = weaver(loader);
        if (weaving) {
            classes.keySet().forEach(name -> loader.changing(name, bytes -> weaver.weave(bytes, name)));
        }
        return loader;
    }

    private AppWeaver weaver(ClassLoader loader) {
        return new AppWeaver(new ClassIndex(loader, classes::containsKey), impersonate);
    }

    static Object run(ClassLoader loader) throws Exception {
        Method method = Class.forName("Sample", true, loader).getMethod("run");
        try {
            return method.invoke(null);
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        }
    }
}
