package io.selvage.junit;

import io.selvage.explore.Loaded;
import io.selvage.explore.Unusable;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.opentest4j.TestAbortedException;

/** Runs a test once in a class that is loaded anew. Touches the engine: only to be used once the agent is in. */
final class WovenTwin {
    private WovenTwin() {}

    /** Throws what the test throws. */
    static void run(Class<?> type, Method method) {
        TestSubject subject = new TestSubject(type, method, List.of());
        object(subject, Demands.ofParameters(type, method, null));
        Thread current = Thread.currentThread();
        ClassLoader before = current.getContextClassLoader();
        Loaded loaded = load(subject);
        try {
            current.setContextClassLoader(loaded.loader());
            loaded.main().run();
        } catch (NullPointerException maybeNotGiven) {
            object(subject, Demands.ofFields(type, method));
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

    private static Loaded load(TestSubject subject) {
        try {
            return subject.load();
        } catch (Unusable unusable) {
            throw new NotTested(unusable.getMessage());
        }
    }
}
