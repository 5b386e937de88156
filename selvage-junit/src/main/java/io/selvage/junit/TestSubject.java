package io.selvage.junit;

import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.explore.subject.Subject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.junit.loading.TestClassLoaders;
import io.selvage.options.Options;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.opentest4j.AssertionFailedError;

/**
 * A test method. Its class and whatever it uses are loaded anew, woven, apart from those that JUnit itself works with.
 */
final class TestSubject implements Subject {
    private final Class<?> type;
    private final Method method;
    private final TestArguments arguments;
    private final List<String> weaving;
    /** Of all explorers. */
    private final List<TestBody> bodies = new CopyOnWriteArrayList<>();

    /** @param options what its classes are woven by */
    TestSubject(Class<?> type, Method method, TestArguments arguments, Options options) {
        this.type = type;
        this.method = method;
        this.arguments = arguments;
        weaving = WeavingPolicy.key(options);
    }

    @Override
    public String name() {
        return type.getName() + "." + method.getName() + arguments;
    }

    @Override
    public String fileName() {
        // With its package: classes of the same name must not take each other's files.
        String name = type.getName() + "-" + method.getName() + arguments.fileName();
        return method.getParameterCount() > 0 && isOverloaded() ? name + "-" + Scenario.class.getSimpleName() : name;
    }

    /** The place that its class comes from. */
    @Override
    public List<Path> contents() {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? List.of()
                    : List.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException elsewhere) {
            return List.of();
        }
    }

    private boolean isOverloaded() {
        return Arrays.stream(method.getDeclaringClass().getDeclaredMethods())
                .anyMatch(other -> other.getName().equals(method.getName()) && other.getParameterCount() == 0);
    }

    @Override
    public boolean isIsolated() {
        return true;
    }

    @Override
    public LoadedSubject load() throws UnusableSubject {
        TestClassLoaders.Key key = TestClassLoaders.Key.now(type.getClassLoader(), weaving);
        ProgramLoader loader = TestClassLoaders.acquire(key);
        try {
            Class<?> own = Class.forName(type.getName(), false, loader);
            TestBody loaded = new TestBody(own, sameMethod(own, loader), arguments);
            bodies.add(loaded);
            return new LoadedSubject(loader, loaded, () -> TestClassLoaders.giveBack(key, loader));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new UnusableSubject("test class " + type.getName() + " cannot be loaded anew for weaving: " + e
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
        return isCompleted()
                ? Optional.empty()
                : bodies.stream()
                        .map(TestBody::aborted)
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    /** The assertion of the test that {@code message} ends with, if one of that text has failed. */
    Optional<AssertionFailedError> assertion(String message) {
        return bodies.stream()
                .flatMap(body -> body.failedAssertions().stream())
                .filter(failed -> message.endsWith(String.valueOf(failed)))
                .findFirst();
    }

    /** Whether any execution came to the end of the test. */
    boolean isCompleted() {
        return bodies.stream().anyMatch(TestBody::isCompleted);
    }
}
