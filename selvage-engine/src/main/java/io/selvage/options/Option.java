package io.selvage.options;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The declaration of one option: its name, the values that it takes, its default, what it decides and where it can be
 * given. Equal only to itself.
 */
public final class Option<T> {
    private final String name;
    private final OptionFormat<T> format;
    private final T preset;
    private final Set<Effect> effects;
    private final Set<FrontEnd> frontEnds;
    private final String help;

    /** @param preset null if there is none */
    Option(String name, OptionFormat<T> format, T preset, Set<Effect> effects, Set<FrontEnd> frontEnds, String help) {
        this.name = name;
        this.format = format;
        this.preset = preset;
        this.effects = effects;
        this.frontEnds = frontEnds;
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

    /** Whether it may be given several times, one value each time. */
    public boolean isRepeatable() {
        return format.use() == OptionFormat.Use.REPEATED;
    }

    /** Whether its value names a file that is read: what is in it decides, not its name. */
    public boolean isInputFile() {
        return format.use() == OptionFormat.Use.INPUT_FILE;
    }

    /** Whether it decides any of these. */
    public boolean decides(Effect first, Effect... more) {
        boolean any = effects.contains(first);
        for (Effect other : more) {
            any |= effects.contains(other);
        }
        return any;
    }

    /** Whether it has an effect there. */
    public boolean isFor(FrontEnd frontEnd) {
        return frontEnds.contains(frontEnd);
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

    /** The value of a {@link #isRepeatable repeatable} option that was given with each of {@code texts}. */
    T parseAll(List<String> texts) {
        return format.readAll().apply(texts);
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
