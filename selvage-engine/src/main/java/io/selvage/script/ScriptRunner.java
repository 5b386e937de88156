package io.selvage.script;

import io.selvage.explore.subject.Program;
import io.selvage.options.Options;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.script.compile.CompiledDriver;
import io.selvage.script.compile.ScriptLineMapper;
import io.selvage.script.language.BadScript;
import io.selvage.script.language.Blocks;
import io.selvage.script.search.Orders;
import io.selvage.script.search.PreparedSequence;
import io.selvage.script.search.ScriptExplorer;
import io.selvage.script.search.ScriptResult;
import io.selvage.strategy.guided.ReplayStrategy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs scripts, and replays schedules of them. */
public final class ScriptRunner {
    /** Prefix of the script's path, which schedule files have instead of a main class. */
    public static final String PREFIX = "script:";

    private final Script script;
    private final Optional<String> componentClass;
    private final List<Path> classpath;

    private ScriptRunner(Script script, Optional<String> componentClass, List<Path> classpath) {
        this.script = script;
        this.componentClass = componentClass;
        this.classpath = classpath.isEmpty() ? List.of(Path.of(".")) : classpath;
    }

    static ScriptResult of(Script script, Options options, Orders orders, Optional<String> componentClass) {
        return new ScriptRunner(script, componentClass, options.classpath()).exploreAll(options, orders);
    }

    /**
     * Replays a schedule of {@code script}.
     *
     * @throws BadScript if the script cannot be used any more
     */
    public static ScriptResult replay(Script script, Options options, ScheduleFile file) {
        Optional<String> componentClass =
                file.args().size() > 1 ? Optional.of(file.args().get(1)) : Optional.empty();
        List<Path> classpath = options.classpath().isEmpty() ? file.classpath() : options.classpath();
        ScriptRunner run = new ScriptRunner(script, componentClass, classpath);
        if (Integer.parseInt(file.args().get(0)) > script.sequenceCount()) {
            throw new BadSchedule(
                    "the script has no sequence " + file.args().get(0) + " any more", "record the schedule again");
        }
        return run.runOne(
                options, Integer.parseInt(file.args().get(0)), file.schedule().choices());
    }

    /** What fails because the caller was interrupted, such as the compilation, is no mistake of the script. */
    private ScriptResult exploreAll(Options options, Orders orders) {
        ScriptExplorer explorer = new ScriptExplorer(options, script.file());
        try (CompiledDriver driver = CompiledDriver.of(script.parsed(), componentClass, classpath)) {
            List<PreparedSequence> prepared = new ArrayList<>();
            for (Blocks.Sequence sequence : script.parsed().sequences()) {
                prepared.add(prepare(driver, sequence));
            }
            explorer.exploreAll(driver.loader(), prepared, orders);
        } catch (RuntimeException failure) {
            if (!Thread.currentThread().isInterrupted()) {
                throw failure;
            }
        }
        return result(explorer, orders, script.sequenceCount());
    }

    private ScriptResult runOne(Options options, int number, int[] choices) {
        try (CompiledDriver driver = CompiledDriver.of(script.parsed(), componentClass, classpath)) {
            PreparedSequence prepared =
                    prepare(driver, script.parsed().sequences().get(number - 1));
            ScriptExplorer explorer = new ScriptExplorer(options, script.file());
            return result(explorer.runOne(driver.loader(), prepared, new ReplayStrategy(choices)), Orders.ONE, 1);
        }
    }

    private ScriptResult result(ScriptExplorer explorer, Orders orders, int expected) {
        return new ScriptResult(
                explorer.result(orders, expected),
                explorer.reports(),
                script.conditionIds().size(),
                script.uncoveredConditions());
    }

    private PreparedSequence prepare(CompiledDriver driver, Blocks.Sequence sequence) {
        List<String> args = new ArrayList<>(List.of(String.valueOf(sequence.number())));
        componentClass.ifPresent(args::add);
        String path = Path.of(script.file()).toAbsolutePath().normalize().toString();
        return new PreparedSequence(
                sequence.number(),
                shortName(),
                script.parsed().source().line(sequence.offset()),
                sequence.conditions().stream().map(Blocks.Name::text).toList(),
                driver.sequenceFactory(sequence.number()),
                new Program(classpath, PREFIX + path, args),
                new ScriptLineMapper(
                        driver.file(),
                        shortName(),
                        line -> script.parsed().source().line(driver.scriptOffset(line)))::apply);
    }

    private String shortName() {
        return Path.of(script.file()).getFileName().toString();
    }
}
