package io.selvage.junit;

import io.selvage.junit.loading.AgentAttachment;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * Turns a {@link SelvageTest} into one invocation that says what its exploration came to. The exploration is over
 * before JUnit asks for the invocation's name, so that verdict and numbers can be part of it.
 */
final class SelvageExtension implements TestTemplateInvocationContextProvider {
    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        return Stream.of(context).map(SelvageExtension::explore);
    }

    private static TestTemplateInvocationContext explore(ExtensionContext context) {
        // Nothing of the engine may be touched before the agent is in: it would bind to the wrong hooks.
        String objection = AgentAttachment.ensure();
        TestOutcome answer;
        synchronized (AgentAttachment.ONE_AT_A_TIME) {
            answer = objection.isEmpty() ? SelvageTestRun.of(context) : TestOutcome.broken(objection);
        }
        context.publishReportEntry("selvage", answer.headline());
        return new ReportedInvocation(answer);
    }
}
