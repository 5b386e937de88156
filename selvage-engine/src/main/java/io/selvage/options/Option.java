package io.selvage.options;

import java.util.Optional;

/** The declaration of one option: its name, what it takes, what it is without, what it does. Equal only to itself. */
public final class Option<T> {
    private final String name;
    private final OptionFormat<T> format;
    private final T preset;
    private final String help;

    Option(String name, OptionFormat<T> format, T preset, String help) {
        this.name = name;
        this.format = format;
        this.preset = preset;
        this.help = help;
    }

    /** Without dashes: {@code keep-going}. */
    public String name() {
        return name;
    }

    public String help() {
        return help;
    }

    /** Stands for the value in help; the empty string for a switch, which takes none. */
    public String label() {
        return format.label();
    }

    public boolean isSwitch() {
        return format.label().isEmpty();
    }

    /** What may be given, in words. */
    public String accepts() {
        return format.accepts();
    }

    /** The value where none is given, if there is one. */
    public Optional<T> preset() {
        return Optional.ofNullable(preset);
    }

    /** The preset as text; empty for a switch, and where there is none. */
    public Optional<String> presetText() {
        return isSwitch() ? Optional.empty() : preset().map(format.write()).filter(text -> !text.isEmpty());
    }

    /** @throws BadOption if {@code text} is no value of this option */
    public T parse(String text) {
        return format.parse("--" + name, text);
    }

    /** What {@link #parse} turns into {@code value} again. */
    public String text(T value) {
        return format.write().apply(value);
    }

    @Override
    public String toString() {
        return "--" + name;
    }
}
