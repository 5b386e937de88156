package io.selvage.hooks.jdk;

/** Names of families: {@code *} stands for any characters but the slash, {@code **} for any characters. */
final class NamePattern {
    private NamePattern() {}

    static boolean matches(String pattern, String name) {
        return matches(pattern, 0, name, 0);
    }

    private static boolean matches(String pattern, int at, String name, int from) {
        int star = pattern.indexOf('*', at);
        if (star < 0) {
            return pattern.length() - at == name.length() - from && name.startsWith(pattern.substring(at), from);
        }
        if (!name.regionMatches(from, pattern, at, star - at)) {
            return false;
        }
        boolean any = pattern.startsWith("**", star);
        int rest = star + (any ? 2 : 1);
        int end = from + star - at;
        while (!matches(pattern, rest, name, end)) {
            if (end == name.length() || !any && name.charAt(end) == '/') {
                return false;
            }
            end++;
        }
        return true;
    }
}
