package io.selvage.mutate.judge;

import io.selvage.explore.subject.ProgramLoader;
import io.selvage.hooks.Weaving;
import io.selvage.model.Result;
import io.selvage.options.BadOption;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;

/** Judges by the {@code @SelvageTest}s of a class. JUnit and {@code selvage-junit} come from the class path. */
public final class TestJudge implements Judge {
    private static final String OPTION = "--test";
    private static final String RUNNER = "io.selvage.junit.TestClassResults";
    private static final String TOOL = "io.selvage.";
    private static final String BUILD = "io.selvage.junit.";

    private final String testClass;
    private final String className;

    public TestJudge(String testClass, String className) {
        this.testClass = testClass;
        this.className = className;
    }

    @Override
    public String name() {
        return "the tests of " + testClass;
    }

    @Override
    public String className() {
        return className;
    }

    @Override
    public Judgement judge(List<Path> classpath) {
        ProgramLoader loader = new ProgramLoader(classpath, new ToolLoader());
        List<Result> results = results(loader);
        if (results.isEmpty()) {
            throw new BadOption(OPTION, testClass + " has no @SelvageTest", "name a class that has some");
        }
        Judgement judgement = new Judgement.Passed();
        for (Result result : results) {
            Judgement one = Judgements.of(() -> result);
            if (one instanceof Judgement.Noticed) {
                return one;
            }
            judgement = one instanceof Judgement.Passed ? judgement : one;
        }
        return judgement;
    }

    @SuppressWarnings("unchecked") // what TestClassResults answers with
    private List<Result> results(ProgramLoader loader) {
        try {
            Class<?> type = Class.forName(testClass, false, loader);
            return (List<Result>) Class.forName(RUNNER, true, loader)
                    .getMethod("of", Class.class)
                    .invoke(null, type);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException unusable) {
                throw unusable;
            }
            throw new BadOption(OPTION, testClass + " cannot be run: " + thrown.getCause(), "compile it again");
        } catch (ReflectiveOperationException | LinkageError missing) {
            throw new BadOption(
                    OPTION,
                    testClass + " cannot be run: " + missing,
                    "give --classpath with the class, its tests, selvage-junit and JUnit");
        }
    }

    /** Shows the JDK and the engine of this tool, but not what belongs to the project's build. */
    private static final class ToolLoader extends ClassLoader {
        ToolLoader() {
            super("tool", ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.startsWith(TOOL) || name.startsWith(BUILD) || !Weaving.isNeverWoven(name)) {
                throw new ClassNotFoundException(name);
            }
            return TestJudge.class.getClassLoader().loadClass(name);
        }
    }
}
