package io.selvage.junit;

import io.selvage.explore.Exploration;
import io.selvage.model.Result;
import io.selvage.options.BadOption;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/** Explores the {@link SelvageTest}s of a class without JUnit's engine, for who asks what they make of a mutant. */
public final class TestClassResults {
    private TestClassResults() {}

    /**
     * One result for each test, by name; empty if there is none. The agent must be active, and {@code type} come from a
     * loader of its own.
     *
     * @throws BadOption if a test takes arguments
     */
    public static List<Result> of(Class<?> type) {
        List<Method> tests = new ArrayList<>(
                AnnotationSupport.findAnnotatedMethods(type, SelvageTest.class, HierarchyTraversalMode.TOP_DOWN));
        tests.sort(Comparator.comparing(Method::getName));
        return tests.stream().map(test -> explore(type, test)).toList();
    }

    private static Result explore(Class<?> type, Method test) {
        if (Arrays.stream(test.getParameterTypes()).anyMatch(parameter -> parameter != Scenario.class)) {
            throw new BadOption(
                    type.getName() + "." + test.getName(),
                    "it takes arguments, which only JUnit's engine can give it",
                    "name another class of tests");
        }
        SelvageTest annotation =
                AnnotationSupport.findAnnotation(test, SelvageTest.class).orElseThrow();
        var options = AnnotationOptions.of(annotation);
        return Exploration.run(options, new TestSubject(type, test, new TestArguments(List.of()), options));
    }
}
