package io.selvage.scheduler.links;

import io.selvage.scheduler.jdk.ClassFacts;

/** Which questions objects answer by what they hold, not by who they are. */
public final class Questions extends ClassFacts<Integer> {
    /** What is its text? */
    public static final int TEXT = 1;
    /** What is it equal to, and what is its hash code? */
    public static final int EQUALITY = 2;
    /** What is it less than? */
    public static final int ORDER = 4;

    /** What the method of that name, with its class, asks what it looks into. */
    public static int of(String member) {
        return switch (member.substring(member.lastIndexOf('.') + 1)) {
            case "equals",
                    "hashCode",
                    "hash",
                    "deepEquals",
                    "deepHashCode",
                    "containsAll",
                    "removeAll",
                    "retainAll",
                    "frequency",
                    "disjoint",
                    "copyOf",
                    "of",
                    "ofEntries",
                    "new" -> EQUALITY;
            case "compareTo", "compare", "max", "min", "sort", "binarySearch" -> ORDER;
            default -> TEXT;
        };
    }

    public boolean answers(Object object, int question) {
        return (get(object.getClass()) & question) != 0;
    }

    @Override
    protected Integer computeValue(Class<?> type) {
        return (overrides(type, "toString") ? TEXT : 0)
                | (overrides(type, "equals", Object.class) ? EQUALITY : 0)
                | (Comparable.class.isAssignableFrom(type) ? ORDER : 0);
    }

    private static boolean overrides(Class<?> type, String method, Class<?>... parameters) {
        try {
            return type.getMethod(method, parameters).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            return true;
        }
    }
}
