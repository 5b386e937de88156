package io.selvage.explore.control;

import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import io.selvage.options.Options;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Which classes are woven, from patterns such as {@code com.acme.*} or {@code com.acme.Cache}. */
public final class WeavingPolicy {
    private WeavingPolicy() {}

    public static void install(Options options) {
        Predicate<String> included = options.include().isEmpty() ? name -> true : any(options.include());
        Predicate<String> excluded = any(options.exclude());
        Weaving.policy(name -> included.test(name) && !excluded.test(name));
        Weaving.granularities(options.granularity()
                .map(GranularityFile::read)
                .<Function<String, Optional<OperationGranularity>>>map(said -> said::of)
                .orElse(name -> Optional.empty()));
        Predicate<String> unshared = any(options.unshared());
        if (options.checkUnshared()) {
            Weaving.checkUnshared(unshared);
        } else {
            Weaving.trustUnshared(unshared);
        }
        Weaving.reportUnwovenCalls(options.strategy().looksIntoSections());
    }

    /** Whether a name matches one of the patterns. */
    static Predicate<String> any(List<String> patterns) {
        List<Pattern> compiled = patterns.stream().map(WeavingPolicy::compile).toList();
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
