package io.selvage.junit;

import io.selvage.junit.loading.AgentAttachment;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Turns a {@link SelvageTest} into an invocation that explores it, and another one that only has a name if the search
 * found nothing and did not come to its end. Where another template makes the invocations, as {@code
 * @ParameterizedTest} does, each of them explores the test with its arguments.
 */
final class SelvageExtension
        implements TestTemplateInvocationContextProvider, InvocationInterceptor, ParameterResolver {
    /** The invocation that explores. What comes of it is not known when JUnit asks for a name. */
    private static final String NAME = "schedules";

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return !hasOtherTemplate(context);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        Explored explored = new Explored(context);
        // The second one is asked for when the first one is over.
        return Stream.<TestTemplateInvocationContext>concat(
                Stream.of(new ReportedInvocation(NAME, explored::run)),
                Stream.of(explored).filter(Explored::isUnfinished).map(Explored::reservation));
    }

    /** Whether invocations are made by another annotation of the method. */
    private static boolean hasOtherTemplate(ExtensionContext context) {
        return Arrays.stream(context.getRequiredTestMethod().getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(type -> type != SelvageTest.class
                        && AnnotationSupport.isAnnotated(type, TestTemplate.class)
                        && !AnnotationSupport.isAnnotated(type, SelvageTest.class));
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessExplored(invocation, context);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessExplored(invocation, context);
    }

    private static void proceedUnlessExplored(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        if (hasOtherTemplate(context)) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceedUnlessExplored(invocation, context);
        if (hasOtherTemplate(context)) {
            TestOutcome outcome = explore(context, method.getArguments());
            raise(outcome.failure().or(outcome::reservation));
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Scenario.class && hasOtherTemplate(context);
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return new Scenario();
    }

    private static TestOutcome explore(ExtensionContext context, List<Object> arguments) {
        // Nothing of the engine may be touched before the agent is in: it would bind to the wrong hooks.
        String objection = AgentAttachment.ensure();
        TestOutcome outcome;
        synchronized (AgentAttachment.ONE_AT_A_TIME) {
            outcome = objection.isEmpty() ? SelvageTestRun.of(context, arguments) : TestOutcome.broken(objection);
        }
        context.publishReportEntry("selvage", outcome.headline());
        return outcome;
    }

    private static void raise(Optional<Throwable> thrown) throws Throwable {
        if (thrown.isPresent()) {
            throw thrown.get();
        }
    }

    /** A test that is explored when somebody first asks what comes of it. */
    private static final class Explored {
        private final ExtensionContext context;
        private TestOutcome outcome;

        Explored(ExtensionContext context) {
            this.context = context;
        }

        private synchronized TestOutcome outcome() {
            if (outcome == null) {
                outcome = explore(context, List.of());
            }
            return outcome;
        }

        void run() throws Throwable {
            raise(outcome().failure());
        }

        boolean isUnfinished() {
            return outcome().isUnfinished();
        }

        /** An invocation whose name says how much was explored. */
        TestTemplateInvocationContext reservation() {
            return new ReportedInvocation(
                    outcome().headline(), () -> raise(outcome().reservation()));
        }
    }
}
