package io.selvage.replay;

import io.selvage.options.Effect;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A schedule with all that is needed to run it again.
 *
 * @param options as they were; the file keeps those that decide the execution and its findings
 * @param jdk version of the JDK it was recorded on
 * @param expected per choice the operation that was chosen, so that a replay that diverges can say what should have
 *     come; may be shorter than the schedule
 */
public record ScheduleFile(
        String mainClass,
        List<String> args,
        List<Path> classpath,
        Options options,
        String jdk,
        Schedule schedule,
        List<String> expected) {

    public ScheduleFile {
        args = List.copyOf(args);
        classpath = List.copyOf(classpath);
        expected = List.copyOf(expected);
    }

    /**
     * What to replay it with: {@code given} where something was given, but for what has decided which choices the
     * execution has and what it is given besides, which is as it was recorded.
     */
    public Options replayOptions(Options given) {
        Options others = given.without(Effect.CHOICES, Effect.ENVIRONMENT);
        return schedule.header().applyTo(options.overriddenBy(others));
    }

    public String text() {
        return ScheduleFileText.write(this);
    }

    /** @throws BadSchedule naming the line that is wrong */
    public static ScheduleFile parse(String text) {
        return ScheduleFileText.read(text);
    }

    /** Replaces {@code file} atomically; makes its folder if need be. */
    public void write(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path half = Files.createTempFile(folder, file.getFileName().toString(), ".tmp");
        try {
            Files.writeString(half, text());
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(half);
        }
    }

    /** @throws BadSchedule if {@code file} cannot be read or is no such file */
    public static ScheduleFile read(Path file) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (IOException unreadable) {
            String why = Files.exists(file) ? "cannot be read (" + unreadable.getMessage() + ")" : "does not exist";
            throw new BadSchedule(file + " " + why, "give a .schedule file that a run has written");
        }
        try {
            return parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (BadSchedule inside) {
            throw new BadSchedule(file, inside);
        }
    }
}
