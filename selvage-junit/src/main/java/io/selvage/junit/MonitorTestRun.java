package io.selvage.junit;

import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.junit.loading.TestClassLoaders;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.Options;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.TestAbortedException;

/** Runs the body of one {@link MonitorTest}. Touches the engine: only to be used once the agent is in. */
final class MonitorTestRun {
    private final Class<?> type;
    private final String method;
    private final MonitorCheck check = new MonitorCheck();

    private MonitorTestRun(Class<?> type, String method) {
        this.type = type;
        this.method = method;
    }

    static TestOutcome of(ExtensionContext context) {
        Method method = context.getRequiredTestMethod();
        if (!Arrays.equals(method.getParameterTypes(), new Class<?>[] {MonitorCheck.class})) {
            return TestOutcome.broken(
                    "@MonitorTest on " + method.getName() + ": its one parameter must be a MonitorCheck");
        }
        Optional<String> objection =
                UnsupportedInjection.objection(context.getRequiredTestClass(), method, MonitorCheck.class);
        return objection
                .map(what -> TestOutcome.broken("@MonitorTest on " + method.getName() + ": " + what))
                .orElseGet(() -> new MonitorTestRun(context.getRequiredTestClass(), method.getName()).run());
    }

    private TestOutcome run() {
        // What an earlier test has left behind must not decide which classes are woven now.
        WeavingPolicy.install(Options.DEFAULTS);
        TestClassLoaders.Key key = TestClassLoaders.Key.now(type.getClassLoader(), WeavingPolicy.key(Options.DEFAULTS));
        ProgramLoader loader = TestClassLoaders.acquire(key);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(loader);
        try {
            Class<?> own = Class.forName(type.getName(), false, loader);
            Lifecycle.live(TestClassLayer.around(own), instance -> invoke(own, instance));
            return answer();
        } catch (Throwable thrown) {
            return answer(thrown);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
            TestClassLoaders.giveBack(key, loader);
        }
    }

    private void invoke(Class<?> own, Object instance) throws Throwable {
        Method test = find(own);
        test.setAccessible(true);
        try {
            test.invoke(instance, check);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private Method find(Class<?> own) throws NoSuchMethodException {
        for (Class<?> candidate = own; candidate != null; candidate = candidate.getSuperclass()) {
            for (Method declared : candidate.getDeclaredMethods()) {
                if (declared.getName().equals(method)
                        && Arrays.equals(declared.getParameterTypes(), new Class<?>[] {MonitorCheck.class})) {
                    return declared;
                }
            }
        }
        throw new NoSuchMethodException(own.getName() + "." + method);
    }

    private TestOutcome answer() {
        return check.headline().isEmpty()
                ? TestOutcome.broken("@MonitorTest on " + method + " explored nothing; call its MonitorCheck")
                : TestOutcome.passed(check.headline());
    }

    private TestOutcome answer(Throwable thrown) {
        if (thrown instanceof TestAbortedException) {
            return TestOutcome.aborted(String.valueOf(thrown.getMessage()));
        }
        if (thrown instanceof NotTested || thrown instanceof BadSpec) {
            return TestOutcome.broken(thrown.getMessage());
        }
        String headline = check.headline().isEmpty() ? thrown.toString() : check.headline();
        return TestOutcome.failed(headline.lines().findFirst().orElse(headline), thrown);
    }
}
