package io.selvage.options;

import io.selvage.model.system.FaultBounds;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The formats that options use. */
final class OptionFormats {
    private OptionFormats() {}

    static OptionFormat<Boolean> onOff() {
        return new OptionFormat<>("", "true or false", OptionFormats::toBoolean, String::valueOf);
    }

    static OptionFormat<Integer> integers(int least, int most) {
        return new OptionFormat<>(
                "N",
                range(least, most),
                text -> {
                    int value = Integer.parseInt(text);
                    return value < least || value > most ? null : value;
                },
                String::valueOf);
    }

    static OptionFormat<Long> longs(long least, long most) {
        return new OptionFormat<>(
                "N",
                range(least, most),
                text -> {
                    long value = Long.parseLong(text);
                    return value < least || value > most ? null : value;
                },
                String::valueOf);
    }

    static OptionFormat<Duration> durations() {
        String accepts =
                "a number above 0 and its unit, as in 500ms, 30s, 5m or 1h, up to " + DurationFormat.MOST_HOURS + "h";
        return new OptionFormat<>("DURATION", accepts, DurationFormat::parse, DurationFormat::text);
    }

    static OptionFormat<TimeoutRule> timeouts() {
        return new OptionFormat<>(
                "any|idle|DURATION",
                "any, idle, or a duration as in 500ms, 30s, 5m or 1h",
                TimeoutRule::parse,
                TimeoutRule::text);
    }

    static OptionFormat<Shard> shards() {
        return new OptionFormat<>(
                "K/N",
                "the number of a part and how many there are, as in 3/8, up to " + Shard.MOST,
                Shard::parse,
                Shard::text);
    }

    static OptionFormat<Path> paths(String label) {
        return new OptionFormat<>(label, "a path", OptionFormats::toPath, Path::toString);
    }

    /** A file that is read: what is in it decides. */
    static OptionFormat<Path> inputFiles() {
        return new OptionFormat<>("FILE", "a path", OptionFormats::toPath, Path::toString, OptionFormat.Use.INPUT_FILE);
    }

    /** A class path: entries between the platform's path separators, empty ones left out. */
    static OptionFormat<List<Path>> classPaths() {
        return new OptionFormat<>(
                "CP",
                "folders and jars, separated by '" + File.pathSeparator + "'",
                text -> split(text, File.pathSeparator).stream().map(Path::of).toList(),
                paths -> paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    static OptionFormat<FaultBounds> faults() {
        return new OptionFormat<>(
                "LIST",
                "crash, drop, duplicate, refuse and segment, each with =N if more than one, reorder and delay,"
                        + " separated by ','; partition and restart are not there yet",
                FaultBounds::parse,
                FaultBounds::text);
    }

    static OptionFormat<List<String>> variables() {
        return new OptionFormat<>(
                "NAMES",
                "names of fields or types separated by ','",
                text -> split(text, ","),
                list -> String.join(",", list));
    }

    static OptionFormat<List<String>> patterns() {
        return new OptionFormat<>(
                "PATTERNS",
                "class names separated by ',', with * for any characters",
                text -> split(text, ","),
                list -> String.join(",", list));
    }

    /** As {@link #patterns}, for an option that may be given several times. */
    static OptionFormat<List<String>> repeatedPatterns() {
        return new OptionFormat<>(
                "PATTERN",
                "class names, with * for any characters",
                text -> split(text, ","),
                list -> String.join(",", list),
                texts -> split(String.join(",", texts), ","),
                OptionFormat.Use.REPEATED);
    }

    static OptionFormat<String> texts(String label, String accepts) {
        return new OptionFormat<>(label, accepts, text -> text.isBlank() ? null : text, text -> text);
    }

    /** Texts that may hold anything, one for each time that the option is given. */
    static OptionFormat<List<String>> repeated(String label, String accepts) {
        return new OptionFormat<>(
                label, accepts, List::of, list -> String.join(" ", list), List::copyOf, OptionFormat.Use.REPEATED);
    }

    /** A method or a number, for each time that the option is given. */
    static OptionFormat<List<String>> endPoints() {
        return new OptionFormat<>(
                "CLASS.METHOD|N",
                "the full name of a class and a method of it, as in com.acme.Server.loop, or a number above 0",
                text -> endPoints(List.of(text.split(","))),
                list -> String.join(",", list),
                OptionFormats::endPoints,
                OptionFormat.Use.REPEATED);
    }

    private static List<String> endPoints(List<String> texts) {
        for (String text : texts) {
            if (!text.matches("[1-9]\\d{0,8}|[\\p{L}_$*][\\w$.*]*\\.[\\w$<>*]+")) {
                throw new BadOption(
                        "--until",
                        "'" + text + "' is no end point",
                        "give a method, as in com.acme.Server.loop, or a number of operations above 0");
            }
        }
        return List.copyOf(texts);
    }

    static OptionFormat<List<String>> names(String label, String accepts) {
        return new OptionFormat<>(
                label,
                accepts,
                text -> split(text, ",").isEmpty() ? null : split(text, ","),
                list -> String.join(",", list));
    }

    static <E extends Enum<E>> OptionFormat<E> oneOf(String label, E[] all, Function<E, String> name) {
        String names = Arrays.stream(all).map(name).collect(Collectors.joining(", "));
        return new OptionFormat<>(
                label,
                "one of: " + names,
                text -> Arrays.stream(all)
                        .filter(value -> name.apply(value).equals(text))
                        .findFirst()
                        .orElse(null),
                name);
    }

    private static Path toPath(String text) {
        return text.isEmpty() ? null : Path.of(text);
    }

    private static Boolean toBoolean(String text) {
        return text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : null;
    }

    private static List<String> split(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static String range(long least, long most) {
        if (most == Long.MAX_VALUE || most == Integer.MAX_VALUE) {
            return least == Long.MIN_VALUE ? "a whole number" : "a whole number of at least " + least;
        }
        return "a whole number from " + least + " to " + most;
    }
}
