package io.selvage.monitor.spec;

/** Compares how users name calls with the names of a specification's calls. */
public final class CallNames {
    private CallNames() {}

    /** Whether {@code wanted}, a method's name or a call with arguments, is the call named {@code name}. */
    public static boolean matches(String wanted, String name) {
        String plain = wanted.replace(" ", "");
        String other = name.replace(" ", "");
        return plain.equals(other)
                || !plain.contains("(") && plain.equals(method(other))
                || plain.equals(other + "()")
                || plain.endsWith("()") && plain.equals(method(other) + "()");
    }

    private static String method(String name) {
        int bracket = name.indexOf('(');
        return bracket < 0 ? name : name.substring(0, bracket);
    }
}
