package io.selvage.junit;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * What JUnit runs instead of a test. The test's body and what surrounds it are run in each execution, on an instance of
 * its own.
 */
final class OutcomeInterceptor implements InvocationInterceptor, ParameterResolver {
    /** What is done in place of the test. */
    @FunctionalInterface
    interface Step {
        void run() throws Throwable;
    }

    private final Step step;

    OutcomeInterceptor(Step step) {
        this.step = step;
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        invocation.skip();
        step.run();
    }

    /** A parameter that no extension resolves is a reason to be broken: our message is the better one. */
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Scenario.class || type == MonitorCheck.class || !isOfOthers(parameter.getParameter());
    }

    private static boolean isOfOthers(Parameter parameter) {
        return parameter.getAnnotations().length > 0
                || parameter.getType().getName().startsWith("org.junit.");
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Scenario.class
                ? new Scenario()
                : type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }
}
