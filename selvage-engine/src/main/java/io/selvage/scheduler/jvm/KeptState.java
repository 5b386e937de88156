package io.selvage.scheduler.jvm;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The state of the JVM that can be put back. The agent's edits of the JDK go by the same texts. */
enum KeptState {
    PROPERTIES("system properties", SystemProperties::snapshot),
    LOCALE("the default locale", LocaleDefaults::locales),
    TIME_ZONE("the default time zone", LocaleDefaults::timeZone),
    LOGGERS("loggers", Loggers::snapshot, "java.util.logging.", "sun.util.logging.", "sun.logging.", "jdk.internal."),
    NETWORK("defaults of java.net", NetworkDefaults::snapshot),
    PROVIDERS("security providers", SecurityProviders::snapshot, "java.security.", "sun.security.", "javax.crypto."),
    BEANS(
            "MBeans",
            ManagedBeans::snapshot,
            "java.lang.management.",
            "com.sun.",
            "sun.management.",
            "javax.management."),
    ASSERTIONS("assertion status of classes", AssertionStatus::snapshot);

    private final String text;
    private final Supplier<Snapshot> factory;
    private final List<String> keepers;

    /** @param keepers packages of the JDK, each with a dot, that change it on their own account */
    KeptState(String text, Supplier<Snapshot> factory, String... keepers) {
        this.text = text;
        this.factory = factory;
        this.keepers = List.of(keepers);
    }

    static Optional<KeptState> named(String text) {
        return Stream.of(values()).filter(state -> state.text.equals(text)).findFirst();
    }

    Snapshot snapshot() {
        return factory.get();
    }

    /** Whether it is none of the JDK's own code, in which it is kept, that is about to change it. */
    boolean isChangedByProgram() {
        return keepers.isEmpty() || StackWalker.getInstance().walk(this::isCalledFromOutside);
    }

    /** A method may call another one of the same name: of a superclass, or with more parameters. */
    private boolean isCalledFromOutside(Stream<StackWalker.StackFrame> frames) {
        List<StackWalker.StackFrame> within =
                frames.dropWhile(frame -> !isKeeper(frame)).toList();
        if (within.isEmpty()) {
            return true;
        }
        String method = within.get(0).getMethodName();
        return within.stream()
                .dropWhile(frame -> isKeeper(frame) && frame.getMethodName().equals(method))
                .findFirst()
                .map(caller -> !isKeeper(caller))
                .orElse(true);
    }

    private boolean isKeeper(StackWalker.StackFrame frame) {
        return keepers.stream().anyMatch(frame.getClassName()::startsWith);
    }
}
