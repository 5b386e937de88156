package io.selvage.hooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What is to be woven and what came of it. The agent reads the policy and reports here; the engine sets the policy and
 * fails closed on what was reported.
 */
public final class Weaving {
    /** A class that should have been woven and could not be. */
    public record Failure(String type, String reason) {}

    private static final List<Failure> FAILURES = new ArrayList<>();
    private static volatile Predicate<String> policy = name -> true;
    private static volatile Function<String, Optional<OperationGranularity>> granularities = name -> Optional.empty();
    private static volatile Predicate<String> unshared = name -> false;
    private static volatile boolean checksUnshared;
    private static volatile Predicate<String> neverWoven = name -> false;
    private static volatile boolean active;
    private static volatile boolean covers;
    private static volatile boolean failed;
    private static int woven;

    private Weaving() {}

    /** Decides by class name, with dots, on top of what is never woven (the JDK, this tool, test frameworks). */
    public static void policy(Predicate<String> wanted) {
        policy = wanted;
    }

    public static boolean isIncluded(String type) {
        return policy.test(type);
    }

    /** What is said of the granularity of classes, by name with dots, other than by the classes themselves. */
    public static void granularities(Function<String, Optional<OperationGranularity>> said) {
        granularities = said;
    }

    public static Optional<OperationGranularity> granularity(String type) {
        return granularities.apply(type);
    }

    /** Classes, by name with dots, whose objects are used by one thread only: their fields are left alone. */
    public static void trustUnshared(Predicate<String> types) {
        unshared = types;
        checksUnshared = false;
    }

    /** As {@link #trustUnshared}, but their fields are watched, without being scheduling points. */
    public static void checkUnshared(Predicate<String> types) {
        unshared = types;
        checksUnshared = true;
    }

    public static boolean isTrustedUnshared(String type) {
        return !checksUnshared && unshared.test(type);
    }

    public static boolean isCheckedUnshared(String type) {
        return checksUnshared && unshared.test(type);
    }

    /** Names what is never woven, whatever the policy says; by class name, with dots. */
    public static void neverWeave(Predicate<String> never) {
        neverWoven = never;
    }

    /** Whether a class is never woven: of the JDK, this tool, or a test framework. */
    public static boolean isNeverWoven(String type) {
        return neverWoven.test(type);
    }

    /** The agent is installed. */
    public static void activate() {
        active = true;
    }

    public static boolean isActive() {
        return active;
    }

    /** All classes of this JVM that can be woven are woven, whatever loads them. */
    public static void setCoversAll() {
        covers = active;
    }

    public static boolean coversAll() {
        return covers;
    }

    public static synchronized void succeeded() {
        woven++;
    }

    public static synchronized int wovenClasses() {
        return woven;
    }

    public static synchronized void failed(String type, String reason) {
        FAILURES.add(new Failure(type, reason));
        failed = true;
    }

    /** Quick enough to be asked after every execution. */
    public static boolean hasFailures() {
        return failed;
    }

    public static synchronized List<Failure> failures() {
        return List.copyOf(FAILURES);
    }
}
