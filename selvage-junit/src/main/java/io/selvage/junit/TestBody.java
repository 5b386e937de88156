package io.selvage.junit;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.opentest4j.TestAbortedException;

/** What one execution of a test consists of: new instances, what goes before, the test, what goes after. */
final class TestBody implements Runnable {
    /** The test's class last, those that it is an inner class of before it. */
    private final List<Layer> layers;

    private final MethodHandle test;
    private final boolean wantsScenario;
    private volatile String aborted;
    private volatile boolean completed;

    TestBody(Class<?> type, Method method) throws ReflectiveOperationException {
        layers = Layer.around(type);
        Class<?>[] parameters = method.getParameterTypes();
        wantsScenario = parameters.length == 1 && parameters[0] == Scenario.class;
        if (parameters.length > 0 && !wantsScenario) {
            throw new NoSuchMethodException(
                    method.getName() + " wants parameters; only one of type Scenario can be given");
        }
        test = Layer.handle(method);
    }

    @Override
    public void run() {
        try {
            live();
            completed = true;
        } catch (TestAbortedException e) {
            aborted = String.valueOf(e.getMessage());
        } catch (Throwable thrown) {
            completed = true;
            TestBody.<RuntimeException>rethrow(thrown);
        }
    }

    private void live() throws Throwable {
        Object[] instances = new Object[layers.size()];
        for (int i = 0; i < instances.length; i++) {
            instances[i] = layers.get(i).create(i == 0 ? null : instances[i - 1]);
        }
        Throwable first = null;
        try {
            for (int i = 0; i < instances.length; i++) {
                layers.get(i).before(instances[i]);
            }
            test(instances[instances.length - 1]);
        } catch (Throwable thrown) {
            first = thrown;
        }
        for (int i = instances.length - 1; i >= 0; i--) {
            first = layers.get(i).after(instances[i], first);
        }
        if (first != null) {
            throw first;
        }
    }

    private void test(Object instance) throws Throwable {
        if (wantsScenario) {
            test.invokeExact(instance, new Scenario());
        } else {
            test.invokeExact(instance);
        }
    }

    /** Throws it as it is: the test's exceptions are not ours to wrap. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Why the test was given up by an assumption, if no execution went beyond it. */
    Optional<String> aborted() {
        return completed ? Optional.empty() : Optional.ofNullable(aborted);
    }
}
