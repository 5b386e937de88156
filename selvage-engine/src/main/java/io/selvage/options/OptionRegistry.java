package io.selvage.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects options as they are declared; the order of declaration is the order of help. */
final class OptionRegistry {
    private final List<Option<?>> declared = new ArrayList<>();

    /** What an option decides: at least one thing. */
    static Set<Effect> decides(Effect first, Effect... more) {
        return EnumSet.of(first, more);
    }

    /** Where it can be given besides the command {@code run}. */
    static Set<FrontEnd> also(FrontEnd... frontEnds) {
        Set<FrontEnd> all = EnumSet.noneOf(FrontEnd.class);
        Collections.addAll(all, frontEnds);
        return all;
    }

    static Set<FrontEnd> everywhere() {
        return EnumSet.allOf(FrontEnd.class);
    }

    <T> Option<T> declare(
            String name, OptionFormat<T> format, T preset, Set<Effect> effects, Set<FrontEnd> frontEnds, String help) {
        if (named(name).isPresent()) {
            throw new IllegalStateException("two options are called " + name);
        }
        Option<T> option = new Option<>(name, format, preset, effects, frontEnds, help);
        declared.add(option);
        return option;
    }

    List<Option<?>> all() {
        return Collections.unmodifiableList(declared);
    }

    Optional<Option<?>> named(String name) {
        return declared.stream().filter(option -> option.name().equals(name)).findFirst();
    }
}
