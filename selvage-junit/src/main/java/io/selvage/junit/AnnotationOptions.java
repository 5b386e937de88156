package io.selvage.junit;

import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;

/** Reads the attributes of an annotation as options: each has the option's name, in Java's spelling. */
final class AnnotationOptions {
    private AnnotationOptions() {}

    /** Those that differ from what the annotation says by itself; {@link io.selvage.options.BadOption} if one cannot be used. */
    static Options of(SelvageTest wanted) {
        Options options = Options.DEFAULTS;
        for (Option<?> option : OptionList.all()) {
            Method attribute = named(option);
            if (attribute != null) {
                Object value = valueOf(attribute, wanted);
                if (!Objects.deepEquals(value, attribute.getDefaultValue())) {
                    options = options.withText(option, text(value));
                }
            }
        }
        return options;
    }

    /** Null if there is none: what concerns the command line only. */
    static Method named(Option<?> option) {
        StringBuilder name = new StringBuilder();
        for (String word : option.name().split("-")) {
            name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return Arrays.stream(SelvageTest.class.getDeclaredMethods())
                .filter(method -> method.getName().contentEquals(name))
                .findFirst()
                .orElse(null);
    }

    private static Object valueOf(Method attribute, SelvageTest wanted) {
        try {
            return attribute.invoke(wanted);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Object value) {
        return value instanceof String[] several ? String.join(",", several) : String.valueOf(value);
    }
}
