package io.selvage.replay;

import io.selvage.options.BadOption;
import io.selvage.options.Effect;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The text of a schedule file: a title line, then one {@code key: value} per line. */
final class ScheduleFileText {
    private static final String TITLE = "selvage schedule file 1";
    private static final String ADVICE = "give a .schedule file that a run has written, unedited";

    private String mainClass;
    private final List<String> args = new ArrayList<>();
    private final List<Path> classpath = new ArrayList<>();
    private Options options = Options.DEFAULTS;
    private String jdk = "";
    private Schedule schedule;
    private final List<String> expected = new ArrayList<>();

    private ScheduleFileText() {}

    static String write(ScheduleFile file) {
        StringBuilder text = new StringBuilder(TITLE).append('\n');
        line(text, "main", file.mainClass());
        file.args().forEach(arg -> line(text, "arg", arg));
        file.classpath()
                .forEach(path -> line(
                        text, "classpath", path.toAbsolutePath().normalize().toString()));
        OptionList.all().stream()
                .filter(option -> isKept(option) && file.options().isGiven(option))
                .forEach(option -> line(
                        text, "option", option.name() + " " + file.options().text(option)));
        line(text, "jdk", file.jdk());
        line(text, "schedule", file.schedule().text());
        file.expected().forEach(operation -> line(text, "expect", operation));
        return text.toString();
    }

    /** Only what decides the execution and its findings is kept, not how the search was run or reported. */
    private static boolean isKept(Option<?> option) {
        return option.decides(Effect.WEAVING, Effect.CHOICES, Effect.ENVIRONMENT, Effect.DETECTION);
    }

    static ScheduleFile read(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).startsWith("selvage schedule file ")) {
            throw new BadSchedule("this is not a schedule file", ADVICE);
        }
        if (!lines.get(0).equals(TITLE)) {
            throw new BadSchedule("a schedule file of another version: " + lines.get(0), "record it again");
        }
        ScheduleFileText reader = new ScheduleFileText();
        for (int number = 2; number <= lines.size(); number++) {
            reader.readLine(number, lines.get(number - 1));
        }
        return reader.result();
    }

    private static void line(StringBuilder text, String key, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
        text.append(key).append(": ").append(escaped).append('\n');
    }

    private void readLine(int number, String line) {
        int colon = line.indexOf(": ");
        if (colon < 0) {
            throw new BadSchedule("line " + number + " is not 'key: value'", ADVICE);
        }
        String value = unescaped(line.substring(colon + 2));
        switch (line.substring(0, colon)) {
            case "main" -> mainClass = value;
            case "arg" -> args.add(value);
            case "classpath" -> classpath.add(Path.of(value));
            case "option" -> option(number, value);
            case "jdk" -> jdk = value;
            case "schedule" -> schedule = Schedule.parse(value);
            case "expect" -> expected.add(value);
            default -> throw new BadSchedule("line " + number + " has an unknown key", ADVICE);
        }
    }

    private void option(int number, String value) {
        int space = value.indexOf(' ');
        Option<?> option = OptionList.named(space < 0 ? value : value.substring(0, space))
                .orElseThrow(() -> new BadSchedule("line " + number + " names an unknown option", ADVICE));
        try {
            Options more = options.withText(option, value.substring(space + 1));
            // Older files hold options of the search as well.
            options = isKept(option) ? more : options;
        } catch (BadOption bad) {
            throw new BadSchedule("line " + number + ": " + bad.getMessage(), ADVICE);
        }
    }

    private ScheduleFile result() {
        if (mainClass == null || schedule == null) {
            throw new BadSchedule("the " + (mainClass == null ? "main" : "schedule") + " line is missing", ADVICE);
        }
        return new ScheduleFile(mainClass, args, classpath, options, jdk, schedule, expected);
    }

    private static String unescaped(String value) {
        StringBuilder text = new StringBuilder(value.length());
        for (int at = 0; at < value.length(); at++) {
            char c = value.charAt(at);
            if (c == '\\' && at + 1 < value.length()) {
                char escape = value.charAt(++at);
                text.append(escape == 'n' ? '\n' : escape == 'r' ? '\r' : escape);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
