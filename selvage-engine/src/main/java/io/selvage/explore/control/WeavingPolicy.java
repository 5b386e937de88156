package io.selvage.explore.control;

import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import io.selvage.options.BadOption;
import io.selvage.options.Effect;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Which classes are woven, and how. */
public final class WeavingPolicy {
    private WeavingPolicy() {}

    /**
     * Holds for classes that are loaded from now on, and for those of the JDK at once.
     *
     * @return for people: what is not as the options ask for
     * @throws BadOption if an option names what cannot be done
     */
    public static List<String> install(Options options) {
        Predicate<String> included = options.include().isEmpty() ? name -> true : NamePatterns.any(options.include());
        Predicate<String> excluded = NamePatterns.any(options.exclude());
        Weaving.policy(name -> included.test(name) && !excluded.test(name));
        Weaving.granularities(options.granularity()
                .map(GranularityFile::read)
                .<Function<String, Optional<OperationGranularity>>>map(said -> said::of)
                .orElse(name -> Optional.empty()));
        Predicate<String> unshared = NamePatterns.any(options.unshared());
        if (options.checkUnshared()) {
            Weaving.checkUnshared(unshared);
        } else {
            Weaving.trustUnshared(unshared);
        }
        Weaving.endPoints(NamePatterns.any(options.endMethods()));
        return InsidePatterns.install(options.inside());
    }

    /** What {@link #install} goes by: classes that were woven under equal keys are woven alike. */
    public static List<String> key(Options options) {
        List<String> key = new ArrayList<>();
        for (Option<?> option : OptionList.all()) {
            if (option.decides(Effect.WEAVING)) {
                key.add(options.text(option));
            }
        }
        return key;
    }
}
