package io.selvage.junit;

import io.selvage.junit.loading.AgentAttachment;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Has a test done by its woven twin, what surrounds it included, instead of by the class that JUnit has loaded. */
final class WovenTestInterceptor implements InvocationInterceptor {
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
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        invocation.skip();
        // Nothing of the engine may be touched before the agent is in: it would bind to the wrong hooks.
        String objection = AgentAttachment.ensure();
        if (!objection.isEmpty()) {
            throw new NotTested(objection);
        }
        synchronized (AgentAttachment.ONE_AT_A_TIME) {
            WovenTestRun.run(context.getRequiredTestClass(), context.getRequiredTestMethod());
        }
    }
}
