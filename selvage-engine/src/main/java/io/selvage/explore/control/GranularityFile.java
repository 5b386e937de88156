package io.selvage.explore.control;

import io.selvage.hooks.OperationGranularity;
import io.selvage.options.BadOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A file that says what counts as one operation on objects of which classes: a name or pattern and {@code field},
 * {@code method} or {@code atomic} on each line; what follows a {@code #} is a comment. The first line that fits a
 * class counts.
 */
final class GranularityFile {
    private record Rule(Pattern type, OperationGranularity grain) {}

    private final List<Rule> rules = new ArrayList<>();

    private GranularityFile() {}

    /** @throws BadOption if the file cannot be used */
    static GranularityFile read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadOption("--granularity " + file, "cannot be read: " + e.getMessage(), "name a text file");
        }
        GranularityFile read = new GranularityFile();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                read.rules.add(rule(line, file + ":" + (i + 1)));
            }
        }
        return read;
    }

    private static Rule rule(String line, String where) {
        String[] parts = line.split("\\s+");
        for (OperationGranularity grain : OperationGranularity.values()) {
            if (parts.length == 2 && parts[1].equals(grain.name().toLowerCase(Locale.ROOT))) {
                return new Rule(NamePatterns.compile(parts[0]), grain);
            }
        }
        throw new BadOption(
                "--granularity " + where,
                "'" + line + "' is not understood",
                "write a class and field, method or atomic, as in 'com.acme.Cache method'");
    }

    /** What the file says of a class, by name with dots. */
    Optional<OperationGranularity> of(String type) {
        for (Rule rule : rules) {
            if (rule.type().matcher(type).matches()) {
                return Optional.of(rule.grain());
            }
        }
        return Optional.empty();
    }
}
