package io.selvage.junit;

import java.util.List;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** The one invocation of a test that has been run already. */
record ReportedInvocation(TestOutcome answer) implements TestTemplateInvocationContext {
    @Override
    public String getDisplayName(int invocationIndex) {
        return answer.headline();
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
        return List.of(new OutcomeInterceptor(answer));
    }
}
