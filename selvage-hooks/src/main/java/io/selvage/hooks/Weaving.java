package io.selvage.hooks;

import io.selvage.hooks.jdk.InsideClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
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
    private static final Set<String> WHOLE = ConcurrentHashMap.newKeySet();
    private static volatile Predicate<String> policy = name -> true;
    private static volatile Function<String, Optional<OperationGranularity>> granularities = name -> Optional.empty();
    private static volatile Predicate<String> unshared = name -> false;
    private static volatile boolean checksUnshared;
    private static volatile Predicate<String> endPoints = name -> false;
    private static volatile Predicate<String> neverWoven = name -> false;
    private static volatile Function<ClassLoader, List<String>> unwovenClasses = loader -> List.of();
    private static volatile Consumer<Module> opener = user -> {};
    private static volatile boolean active;
    private static volatile boolean covers;
    private static volatile boolean failed;
    private static volatile int exchanges;
    private static int woven;
    private static volatile long nanos;

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

    /** Where threads end for the exploration: methods, by class name with dots and name, {@code com.acme.Loop.step}. */
    public static void endPoints(Predicate<String> methods) {
        endPoints = methods;
    }

    public static boolean isEndPoint(String method) {
        return endPoints.test(method);
    }

    /** Names what is never woven, whatever the policy says; by class name, with dots. */
    public static void neverWeave(Predicate<String> never) {
        neverWoven = never;
    }

    /** Whether a class is never woven: of the JDK, this tool, or a test framework. */
    public static boolean isNeverWoven(String type) {
        return neverWoven.test(type);
    }

    /** Names who knows which classes of a loader, or of loaders below it, were not woven. */
    public static void unwovenClasses(Function<ClassLoader, List<String>> known) {
        unwovenClasses = known;
    }

    /**
     * Names of classes, with dots, that {@code loader} or loaders below it have defined and that were not woven, for
     * whatever reason; classes that are never woven do not count.
     */
    public static List<String> unwovenClasses(ClassLoader loader) {
        return unwovenClasses.apply(loader);
    }

    /** Whether accesses to the fields of {@code type} are reported by its woven code. */
    public static boolean isWoven(Class<?> type) {
        String name = type.getName();
        return type.getClassLoader() == null ? InsideClasses.contains(name) : !isNeverWoven(name) && isIncluded(name);
    }

    /** A class was woven whose fields are accessed as a whole; by name, with dots. */
    public static void setWhole(String type) {
        WHOLE.add(type);
    }

    /** Whether accesses to the fields that {@code type} declares are accesses to the object as a whole. */
    public static boolean isWhole(String type) {
        return WHOLE.contains(type);
    }

    /** Names who can open packages of the JDK. */
    public static void openBy(Consumer<Module> newOpener) {
        opener = newOpener;
    }

    /** Lets {@code user}, the engine in whatever loader it is, reach into the packages of the JDK that it has to. */
    public static void openTo(Module user) {
        opener.accept(user);
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

    /** A class of the program was woven, which took {@code itsNanos}. */
    public static synchronized void succeeded(long itsNanos) {
        woven++;
        nanos += itsNanos;
    }

    /** How long classes of the program have been woven in this JVM. */
    public static long nanos() {
        return nanos;
    }

    public static synchronized int wovenClasses() {
        return woven;
    }

    /** Another agent has exchanged the bytecode of a class that is not woven, as PIT does for each mutant. */
    public static synchronized void exchanged() {
        exchanges++;
    }

    /** How often {@link #exchanged} was said: what was loaded anew before the last time may be old. */
    public static int exchanges() {
        return exchanges;
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
