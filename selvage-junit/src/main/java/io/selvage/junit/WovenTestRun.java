package io.selvage.junit;

import io.selvage.explore.control.WeavingPolicy;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.options.Options;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.opentest4j.TestAbortedException;

/** Runs a test once in a class that is loaded anew. Touches the engine: only to be used once the agent is in. */
final class WovenTestRun {
    private WovenTestRun() {}

    /** Throws what the test throws. */
    static void run(Class<?> type, Method method) {
        TestSubject subject = new TestSubject(type, method, new TestArguments(List.of()), Options.DEFAULTS);
        object(subject, UnsupportedInjection.ofParameters(type, method, null));
        Thread current = Thread.currentThread();
        ClassLoader before = current.getContextClassLoader();
        LoadedSubject loaded = load(subject);
        try {
            current.setContextClassLoader(loaded.loader());
            loaded.main().run();
        } catch (NullPointerException maybeNotGiven) {
            object(subject, UnsupportedInjection.ofFields(type, method));
            throw maybeNotGiven;
        } finally {
            current.setContextClassLoader(before);
            loaded.close();
        }
        Optional<String> aborted = subject.aborted();
        if (aborted.isPresent()) {
            throw new TestAbortedException(aborted.get());
        }
    }

    private static void object(TestSubject subject, Optional<String> objection) {
        if (objection.isPresent()) {
            throw new NotTested("@ScenarioTest on " + subject.name() + ": " + objection.get());
        }
    }

    private static LoadedSubject load(TestSubject subject) {
        // What an earlier test has left behind must not decide which classes are woven now.
        WeavingPolicy.install(Options.DEFAULTS);
        try {
            return subject.load();
        } catch (UnusableSubject unusable) {
            throw new NotTested(unusable.getMessage());
        }
    }
}
