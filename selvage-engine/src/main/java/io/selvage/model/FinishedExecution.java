package io.selvage.model;

import io.selvage.model.system.Assumption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** One execution as it is seen after its end. Valid until the next one begins. */
public interface FinishedExecution {
    Ending ending();

    /**
     * A hash of how the execution ended: which threads were blocked or died, at which sites, for which reason.
     * Executions with the same number have the same findings about their end.
     */
    long endSignature();

    Trace trace();

    /** The choices that lead here again, one for each choice that had at least two alternatives. */
    int[] choices();

    /** A number for {@link #choices}: the same for the same ones, and hardly ever for others. */
    default long scheduleHash() {
        return Arrays.hashCode(choices());
    }

    List<UncaughtException> uncaughtExceptions();

    /** The threads that had not ended, by age. */
    List<UnfinishedThread> unfinished();

    /** What the program printed. */
    String output();

    /**
     * What the program used whose dependencies the trace does not contain in full ("thread pools"), so that a reduction
     * may miss an order; the empty string if there was nothing of the kind.
     */
    String untracedDependency();

    /**
     * Variables whose accesses were not taken for scheduling points, though threads share them; empty if there are
     * none. The execution says nothing about others then.
     */
    List<String> hiddenPoints();

    /**
     * The trace without what is there for the report only: when no thread can go on, those that stand before calls
     * which
     * would have to wait make these calls, and wait in them.
     */
    default Trace explored() {
        return trace();
    }

    /** What it has done to things that several threads access, and that the trace may not contain in full; sorted. */
    default List<Unseen> unseen() {
        return List.of();
    }

    /** Accesses to parts of what several threads access: like {@link #unseen} unless something orders them. */
    default List<Unseen.Pair> unseenUnlessOrdered() {
        return List.of();
    }

    /** Why time limits were taken to be long enough; empty if none was. */
    default Set<Assumption> assumed() {
        return Set.of();
    }

    /** Time limits that ran out although other threads could go on, in their order. */
    default List<EarlyTimeout> earlyTimeouts() {
        return List.of();
    }

    /**
     * Of a system of processes the exit code of each, by its position, or -1 for one that has not ended; else empty.
     */
    default List<Integer> exitCodes() {
        return List.of();
    }

    /** How many threads came to a point. */
    int threads();

    String threadName(int thread);

    /** A name for people: class and number, {@code Account#1}. */
    String objectName(int object);

    /**
     * What the variable is called wherever it turns up: a field's full name, the type of an array or container; the
     * empty string if that is not known.
     */
    default String variableName(int event) {
        return "";
    }

    /** {@code Bank.java:21}; the empty string if unknown. */
    String location(int site);

    /**
     * The source file of the site within a folder of sources, {@code com/acme/Bank.java}; the empty string if unknown.
     */
    default String source(int site) {
        return "";
    }

    /** The class that the site is in, with dots; the empty string if unknown. */
    default String type(int site) {
        return "";
    }

    /** The field or method used at the site, shortened: {@code Counter.value}; the empty string if there is none. */
    String member(int site);

    /** Whether the site is about a field of an object that is declared to be used by one thread only. */
    default boolean isUnshared(int site) {
        return false;
    }

    /** Whether the site is about a final field. */
    default boolean isFinal(int site) {
        return false;
    }

    /** Whether a constructor sets a field of the object that it makes at this site. */
    default boolean isConstruction(int site) {
        return false;
    }

    /** Whether the site is in the initialiser of a class. */
    default boolean isInitialiser(int site) {
        return false;
    }

    /**
     * What the access read, or wrote, as text: primitive values, strings, constants of enums; other objects by name. Of
     * a call what its receiver holds afterwards, if that is one value. Empty unless the execution was observed.
     */
    default String value(int event) {
        return "";
    }

    /** The program's frames when the event happened, innermost first; empty unless the execution was observed. */
    default List<StackTraceElement> stack(int event) {
        return List.of();
    }
}
