package io.selvage.junit;

import java.util.List;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** One invocation of a test template. */
record ReportedInvocation(String name, OutcomeInterceptor.Step step) implements TestTemplateInvocationContext {
    @Override
    public String getDisplayName(int invocationIndex) {
        return name;
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
        return List.of(new OutcomeInterceptor(step));
    }
}
