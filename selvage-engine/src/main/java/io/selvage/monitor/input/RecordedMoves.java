package io.selvage.monitor.input;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.replay.ScheduleHeader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves of a monitor with all that is needed to make them again: kept in a schedule file, as the arguments of a program
 * that is called {@code monitor:} and the class.
 *
 * @param made the arguments of the constructor; none if nothing is said of them
 * @param calls as in {@code deposit(1)}
 * @param properties classes of checkers; one at most
 * @param moves as in {@code m1:…}; or {@code against} and the class with which the monitor is compared
 */
public record RecordedMoves(String type, List<String> made, List<String> calls, List<String> properties, String moves) {
    private static final String PREFIX = "monitor:";
    private static final String MADE = "new ";
    private static final String CALL = "call ";
    private static final String PROPERTY = "property ";
    private static final String MOVES = "moves ";
    private static final String AGAINST = "against ";

    public RecordedMoves {
        made = List.copyOf(made);
        calls = List.copyOf(calls);
        properties = List.copyOf(properties);
    }

    /** No moves, but the whole comparison with {@code reference}. */
    public static String against(String reference) {
        return AGAINST + reference;
    }

    /** The class with which the monitor is compared; empty if there are moves. */
    public Optional<String> reference() {
        return moves.startsWith(AGAINST) ? Optional.of(moves.substring(AGAINST.length())) : Optional.empty();
    }

    public static boolean isIn(ScheduleFile file) {
        return file.mainClass().startsWith(PREFIX);
    }

    public static RecordedMoves of(ScheduleFile file) {
        return new RecordedMoves(
                file.mainClass().substring(PREFIX.length()),
                those(file, MADE),
                those(file, CALL),
                those(file, PROPERTY),
                String.join("", those(file, MOVES)));
    }

    private static List<String> those(ScheduleFile file, String kind) {
        return file.args().stream()
                .filter(arg -> arg.startsWith(kind))
                .map(arg -> arg.substring(kind.length()))
                .toList();
    }

    public ScheduleFile file(List<Path> classpath) {
        List<String> args = new ArrayList<>();
        made.forEach(text -> args.add(MADE + text));
        calls.forEach(text -> args.add(CALL + text));
        properties.forEach(text -> args.add(PROPERTY + text));
        args.add(MOVES + moves);
        return new ScheduleFile(
                PREFIX + type,
                args,
                classpath,
                Options.DEFAULTS,
                System.getProperty("java.version"),
                Schedule.of(ScheduleHeader.of(Options.DEFAULTS), new int[0], 0),
                List.of());
    }

    /** {@code given} with what names the monitor and its calls. */
    public Options options(Options given, List<Path> classpath) {
        Options found = given.classpath().isEmpty() ? given.with(OptionList.CLASSPATH, classpath) : given;
        return found.with(MonitorOptions.CLASS, type)
                .with(MonitorOptions.NEW, made)
                .with(MonitorOptions.CALL, calls);
    }

    /** Adds the checker to {@code spec}, if there is one. */
    @SuppressWarnings("unchecked") // it was asked with situations of this class when it was recorded
    public <M> void check(MonitorSpec<M> spec, ClassLoader loader) {
        for (String name : properties) {
            try {
                Object made = Class.forName(name, true, loader)
                        .getDeclaredConstructor()
                        .newInstance();
                spec.check((PropertyChecker<M>) made);
            } catch (ReflectiveOperationException | ClassCastException | LinkageError unusable) {
                throw new BadSpec(
                        "the property " + name + " cannot be used (" + unusable + ")",
                        "give the class path with --classpath");
            }
        }
    }
}
