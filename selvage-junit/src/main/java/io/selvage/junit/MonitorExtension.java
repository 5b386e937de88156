package io.selvage.junit;

import io.selvage.junit.loading.AgentAttachment;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/** Turns a {@link MonitorTest} into one invocation that says what was explored. */
final class MonitorExtension implements TestTemplateInvocationContextProvider {
    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        return Stream.of(context).map(MonitorExtension::explore);
    }

    private static TestTemplateInvocationContext explore(ExtensionContext context) {
        // As in SelvageExtension.
        String objection = AgentAttachment.ensure();
        TestOutcome answer = objection.isEmpty() ? run(context) : TestOutcome.broken(objection);
        context.publishReportEntry("selvage", answer.headline());
        return new ReportedInvocation(answer.headline(), () -> {
            if (answer.failure().isPresent()) {
                throw answer.failure().get();
            }
        });
    }

    private static TestOutcome run(ExtensionContext context) {
        synchronized (AgentAttachment.ONE_AT_A_TIME) {
            return MonitorTestRun.of(context);
        }
    }
}
