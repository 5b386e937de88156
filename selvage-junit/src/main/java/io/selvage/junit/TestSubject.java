package io.selvage.junit;

import io.selvage.explore.Loaded;
import io.selvage.explore.ProgramLoader;
import io.selvage.explore.Subject;
import io.selvage.explore.Unusable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A test method. Its class and whatever it uses are loaded anew, woven, apart from those that JUnit itself works with. */
final class TestSubject implements Subject {
    private final Class<?> type;
    private final Method method;
    private final List<String> woven;
    private volatile TestBody body;

    /** @param woven the patterns that say which classes are woven */
    TestSubject(Class<?> type, Method method, List<String> woven) {
        this.type = type;
        this.method = method;
        this.woven = woven;
    }

    @Override
    public String name() {
        return type.getName() + "." + method.getName();
    }

    @Override
    public String fileName() {
        // With its package: classes of the same name must not take each other's files.
        return type.getName() + "-" + method.getName();
    }

    @Override
    public boolean isIsolated() {
        return true;
    }

    @Override
    public Loaded load() throws Unusable {
        TestLoaders.Key key = new TestLoaders.Key(type.getClassLoader(), woven);
        ProgramLoader loader = TestLoaders.take(key);
        try {
            Class<?> own = Class.forName(type.getName(), false, loader);
            TestBody loaded = new TestBody(own, sameMethod(own, loader));
            body = loaded;
            return new Loaded(loader, loaded, () -> TestLoaders.giveBack(key, loader));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new Unusable("test class " + type.getName() + " cannot be loaded anew for weaving: " + e
                    + "; its classes must be on the class path of this JVM");
        }
    }

    private Method sameMethod(Class<?> own, ClassLoader loader) throws ReflectiveOperationException {
        Class<?> declaring = Class.forName(method.getDeclaringClass().getName(), false, loader);
        for (Method candidate : declaring.getDeclaredMethods()) {
            if (candidate.getName().equals(method.getName())
                    && Arrays.toString(candidate.getParameterTypes())
                            .equals(Arrays.toString(method.getParameterTypes()))) {
                return candidate;
            }
        }
        throw new NoSuchMethodException(own.getName() + "." + method.getName());
    }

    /** Why the test was given up by an assumption, if no execution went beyond it. */
    Optional<String> aborted() {
        return body == null ? Optional.empty() : body.aborted();
    }
}
