package io.selvage.explore.control;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Patterns of class names such as {@code com.acme.*} or {@code com.acme.Cache}: a {@code *} stands for any characters.
 */
final class NamePatterns {
    private NamePatterns() {}

    /** Whether a name matches one of the patterns. */
    static Predicate<String> any(List<String> patterns) {
        List<Pattern> compiled = patterns.stream().map(NamePatterns::compile).toList();
        return name -> {
            for (Pattern pattern : compiled) {
                if (pattern.matcher(name).matches()) {
                    return true;
                }
            }
            return false;
        };
    }

    static Pattern compile(String pattern) {
        return Pattern.compile(("\\Q" + pattern + "\\E").replace("*", "\\E.*\\Q"));
    }
}
