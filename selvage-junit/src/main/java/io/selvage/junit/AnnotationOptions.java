package io.selvage.junit;

import io.selvage.options.FrontEnd;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Reads the attributes of an annotation as options: each has the option's name, in Java's spelling. What is the same
 * for all tests comes from the build, by a system property.
 */
final class AnnotationOptions {
    private static final String IGNORE_RACES = "selvage.ignoreRaces";
    private static final String INSIDE = "selvage.inside";
    private static final String TIMEOUTS = "selvage.timeouts";

    private AnnotationOptions() {}

    /**
     * Those that differ from what the annotation says by itself; {@link io.selvage.options.BadOption} if one cannot be
     * used.
     */
    static Options of(SelvageTest annotation) {
        Options options = Options.DEFAULTS;
        for (Option<?> option : OptionList.all()) {
            if (option.isFor(FrontEnd.TEST)) {
                Method attribute = attribute(option);
                Object value = valueOf(attribute, annotation);
                if (!Objects.deepEquals(value, attribute.getDefaultValue())) {
                    options = options.withText(option, text(value));
                }
            }
        }
        String timeouts = System.getProperty(TIMEOUTS, "");
        if (!timeouts.isBlank() && !options.isGiven(OptionList.TIMEOUTS)) {
            options = options.withText(OptionList.TIMEOUTS, timeouts);
        }
        options = withMore(options, OptionList.IGNORE_RACES, System.getProperty(IGNORE_RACES, ""));
        return withMore(options, OptionList.INSIDE, System.getProperty(INSIDE, ""));
    }

    private static Options withMore(Options options, Option<List<String>> option, String everywhere) {
        if (everywhere.isBlank()) {
            return options;
        }
        List<String> all = new ArrayList<>(options.get(option));
        all.addAll(option.parse(everywhere));
        return options.with(option, all);
    }

    static Method attribute(Option<?> option) {
        StringBuilder name = new StringBuilder();
        for (String word : option.name().split("-")) {
            name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        try {
            return SelvageTest.class.getDeclaredMethod(name.toString());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("@SelvageTest lacks an attribute for " + option, e);
        }
    }

    private static Object valueOf(Method attribute, SelvageTest annotation) {
        try {
            return attribute.invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Object value) {
        return value instanceof String[] several ? String.join(",", several) : String.valueOf(value);
    }
}
