package io.selvage.junit;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * What JUnit runs of a test that has been explored already: nothing. Its body and what surrounds it were run in each
 * execution, on an instance of its own; here only the verdict is left to be thrown.
 */
final class OutcomeInterceptor implements InvocationInterceptor, ParameterResolver {
    private final TestOutcome answer;

    OutcomeInterceptor(TestOutcome answer) {
        this.answer = answer;
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
        if (answer.failure().isPresent()) {
            throw answer.failure().get();
        }
    }

    /** A parameter that no extension resolves is one reason to be broken: our message is the better one. */
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Scenario.class
                || type == MonitorCheck.class
                || answer.isBroken() && !isOfOthers(parameter.getParameter());
    }

    private static boolean isOfOthers(Parameter parameter) {
        return parameter.getAnnotations().length > 0
                || parameter.getType().getName().startsWith("org.junit.");
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Scenario.class ? new Scenario() : null;
    }
}
