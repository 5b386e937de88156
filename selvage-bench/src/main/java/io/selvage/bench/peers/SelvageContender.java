package io.selvage.bench.peers;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** This tool, with its defaults but for the strategy. */
final class SelvageContender implements Contender {
    private final Options options;

    SelvageContender(String strategy) throws IOException {
        options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.OUT, Files.createTempDirectory("selvage-bench"));
    }

    @Override
    public AttemptResult attempt(Work work, Duration limit, ExecutionCounter count) throws URISyntaxException {
        long begun = System.nanoTime();
        Result result = Exploration.run(options.with(OptionList.TIME, limit), program(work));
        double seconds = (System.nanoTime() - begun) / 1e9;
        return switch (result.verdict()) {
            case FAILED -> new AttemptResult(AttemptResult.End.FOUND, result.executions(), seconds, describe(result));
            case PASSED -> new AttemptResult(AttemptResult.End.ENDED, result.executions(), seconds, "");
            case NOT_FOUND -> new AttemptResult(AttemptResult.End.LIMIT, result.executions(), seconds, "");
            case NOTHING_TESTED, TOOL_FAULT -> throw new IllegalStateException(result.verdict() + " " + result.fault());
        };
    }

    private static String describe(Result result) {
        Finding finding = result.findings().get(0);
        return finding.kind().name();
    }

    private static Program program(Work work) throws URISyntaxException {
        Path here = folder(SelvageContender.class);
        Path there = folder(io.selvage.testbed.Threads.class);
        return new Program(List.of(here, there), work.type().getName(), work.args());
    }

    private static Path folder(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
