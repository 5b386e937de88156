package io.selvage.junit;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** What one execution of a test consists of: new instances, what goes before, the test, what goes after. */
final class TestBody implements Runnable {
    private static final int MOST_ASSERTIONS = 100;

    /** The test's class last, those that it is an inner class of before it. */
    private final List<TestClassLayer> layers;

    private final MethodHandle test;
    private final Class<?>[] parameters;
    private final TestArguments arguments;
    private volatile String aborted;
    private volatile boolean completed;
    /** By text, a few of them. */
    private final Map<String, AssertionFailedError> failedAssertions = new ConcurrentHashMap<>();

    /** @param arguments for all parameters but those that are a {@link Scenario} */
    TestBody(Class<?> type, Method method, TestArguments arguments) throws ReflectiveOperationException {
        layers = TestClassLayer.around(type);
        parameters = method.getParameterTypes();
        this.arguments = arguments;
        test = TestClassLayer.spread(method);
    }

    @Override
    public void run() {
        try {
            Lifecycle.live(layers, this::test);
            completed = true;
        } catch (TestAbortedException e) {
            aborted = String.valueOf(e.getMessage());
        } catch (Throwable thrown) {
            if (thrown instanceof AssertionFailedError failed && failedAssertions.size() < MOST_ASSERTIONS) {
                failedAssertions.putIfAbsent(String.valueOf(failed), failed);
            }
            TestBody.<RuntimeException>rethrow(thrown);
        }
    }

    private void test(Object instance) throws Throwable {
        test.invokeExact(instance, fresh(instance.getClass().getClassLoader()));
    }

    private Object[] fresh(ClassLoader loader) throws ReflectiveOperationException {
        Object[] all = new Object[parameters.length];
        int used = 0;
        for (int i = 0; i < all.length; i++) {
            all[i] = parameters[i] == Scenario.class ? new Scenario() : arguments.fresh(used++, loader);
        }
        return all;
    }

    /** Throws it as it is: the test's exceptions are not ours to wrap. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Why the test was given up by an assumption, in one of the executions. */
    Optional<String> aborted() {
        return Optional.ofNullable(aborted);
    }

    /** Assertions of the test that failed, with the values that they compared. */
    Collection<AssertionFailedError> failedAssertions() {
        return failedAssertions.values();
    }

    /** Whether the test was done to its end in one of the executions. */
    boolean isCompleted() {
        return completed;
    }
}
