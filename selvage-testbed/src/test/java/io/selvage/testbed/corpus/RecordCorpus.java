package io.selvage.testbed.corpus;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.report.JsonReport;
import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Records what every strategy says of every program of the corpus, so that two versions of the tool can be compared:
 * {@code RecordCorpus FILE EXECUTIONS [strategy…]}. One line per program and strategy, without times.
 */
final class RecordCorpus {
    private RecordCorpus() {}

    public static void main(String[] args) throws Exception {
        List<String> wanted = List.of(args).subList(2, args.length);
        Path classes = Path.of(
                Corpus.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (PrintStream out = new PrintStream(Files.newOutputStream(Path.of(args[0])), true)) {
            for (StrategyName strategy : StrategyName.values()) {
                if (wanted.isEmpty() || wanted.contains(strategy.text())) {
                    record(strategy, Long.parseLong(args[1]), classes, out);
                }
            }
        }
        System.exit(0);
    }

    private static void record(StrategyName strategy, long executions, Path classes, PrintStream out)
            throws IOException {
        Path files = Files.createTempDirectory("selvage");
        for (Class<?> type : Corpus.all()) {
            Expect expect = Corpus.expectation(type);
            if (expect.finding().equals("TOOL_FAULT")) {
                continue;
            }
            Options options = Options.DEFAULTS
                    .withText(OptionList.STRATEGY, strategy.text())
                    .withText(OptionList.MEMORY, expect.memory())
                    .with(OptionList.STEPS, 2_000)
                    .with(OptionList.SCHEDULES, executions)
                    .with(OptionList.TIME, Duration.ofMinutes(5))
                    .with(OptionList.KEEP_GOING, true)
                    .with(OptionList.OUT, files);
            Result result = Exploration.run(options, new Program(List.of(classes), type.getName(), List.of()));
            out.println(strategy.text() + " " + type.getSimpleName() + " " + plain(result, files));
        }
    }

    private static String plain(Result result, Path files) {
        return JsonReport.of(result).replaceAll("\"seconds\":[^,]*,", "").replace(files.toString(), "");
    }
}
