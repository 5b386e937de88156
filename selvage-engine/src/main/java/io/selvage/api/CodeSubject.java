package io.selvage.api;

import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.Subject;
import io.selvage.hooks.Weaving;

/** A piece of code of the running program. */
final class CodeSubject implements Subject {
    private final Class<?> home;
    private final Runnable code;

    private CodeSubject(Class<?> home, Runnable code) {
        this.home = home;
        this.code = code;
    }

    /** @throws IllegalStateException if its class is not woven */
    static CodeSubject of(Runnable code) {
        Class<?> type = code.getClass();
        Class<?> home = type.isHidden() ? type.getNestHost() : type;
        if (!Weaving.coversAll()) {
            throw new IllegalStateException(
                    "the classes of this JVM are not woven, so nothing could be seen: start it with"
                            + " -javaagent:selvage-agent.jar (without '=isolated'), or use @SelvageTest, which"
                            + " needs no flag");
        }
        if (Weaving.isNeverWoven(home.getName())) {
            throw new IllegalStateException("class " + home.getName()
                    + " is never woven, being of the JDK, this tool or a test framework: explore code of your own");
        }
        return new CodeSubject(home, code);
    }

    @Override
    public String name() {
        return home.getName();
    }

    /**
     * Threads of the code are distinguished from the program's other threads by a loader that only they have as their
     * context.
     */
    @Override
    public LoadedSubject load() {
        ClassLoader mark = new ClassLoader("code", home.getClassLoader()) {};
        return LoadedSubject.ofRunningProgram(mark, code);
    }

    @Override
    public boolean isIsolated() {
        return false;
    }
}
