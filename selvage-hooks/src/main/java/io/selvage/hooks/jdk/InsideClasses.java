package io.selvage.hooks.jdk;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The JDK classes that are interleaved within: their bodies are woven like those of the program, and a call on one of
 * their objects is no operation by itself. The engine says which; the agent weaves them. Classes are named with dots.
 */
public final class InsideClasses {
    /** What the agent does about them. */
    public interface Weaver {
        /**
         * The classes that {@code asked} names, with those that belong to them: nested ones and superclasses. Nothing
         * is woven yet.
         */
        Selection select(Predicate<String> asked);

        /** Weaves exactly {@code classes}, and gives all others the bodies that they have without this. */
        void weave(Set<String> classes);
    }

    /**
     * What came of a pattern.
     *
     * @param classes those that can be woven, with all that belong to them
     * @param matched how many classes of the JDK the pattern fits, not counting those that merely belong to others
     * @param refused those that it fits and that cannot be woven
     */
    public record Selection(Set<String> classes, int matched, List<Refusal> refused) {}

    /**
     * A class that is not woven, and why.
     *
     * @param isEmpty whether there is nothing in it that threads share
     */
    public record Refusal(String type, String reason, boolean isEmpty) {}

    private static volatile Set<String> names = Set.of();
    private static volatile int generation;
    private static volatile Weaver weaver;

    private InsideClasses() {}

    public static void wovenBy(Weaver agent) {
        weaver = agent;
    }

    /** As {@link Weaver#select}. Nothing can be selected without an agent. */
    public static Selection select(Predicate<String> asked) {
        Weaver agent = weaver;
        return agent == null ? new Selection(Set.of(), 0, List.of()) : agent.select(asked);
    }

    /** Interleaves within {@code classes} only, from now on. No execution may be running. */
    public static synchronized void set(Set<String> classes) {
        if (!classes.equals(names)) {
            names = Set.copyOf(classes);
            generation++;
            weaver.weave(names);
        }
    }

    /** Whether every class of the JDK is as it is without {@code --inside}. */
    public static boolean isEmpty() {
        return names.isEmpty();
    }

    public static boolean contains(String type) {
        Set<String> known = names;
        return !known.isEmpty() && known.contains(type);
    }

    public static boolean contains(Class<?> type) {
        Set<String> known = names;
        return !known.isEmpty() && type.getClassLoader() == null && known.contains(type.getName());
    }

    /** Changes with the classes: what was concluded from them before no longer holds. */
    public static int generation() {
        return generation;
    }
}
