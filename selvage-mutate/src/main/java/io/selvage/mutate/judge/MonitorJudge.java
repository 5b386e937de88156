package io.selvage.mutate.judge;

import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Judges by exploring a monitor. Two versions are alike if after every sequence of calls the same can be observed;
 * states are compared by all that the monitor reaches.
 */
public final class MonitorJudge implements Judge {
    /** What the specification's own search leaves out: several threads that wait at one place. */
    private static final int LONGER_MCDA = 1;

    private static final long COMPARED_MOVES = 30_000;

    private final MonitorSource source;
    private final Options options;
    private final String name;
    private final String className;

    /** @param spec the specification with the class as it is */
    public MonitorJudge(MonitorSource source, MonitorSpec<?> spec, Options options) {
        this.source = source;
        this.options = options;
        name = "the specification of " + spec.name();
        className = spec.type().getName();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String className() {
        return className;
    }

    @Override
    public Judgement judge(List<Path> classpath) {
        Judgement judgement = Judgements.of(() -> explore(source.load(classpath), options));
        boolean tryLonger = judgement instanceof Judgement.Passed && !options.isGiven(MonitorOptions.MCDA);
        return tryLonger
                ? Judgements.of(() -> explore(source.load(classpath), options.with(MonitorOptions.MCDA, LONGER_MCDA)))
                : judgement;
    }

    private static Result explore(MonitorSpec<?> spec, Options options) {
        return spec.explore(options).result();
    }

    @Override
    public Difference compare(List<Path> original, List<Path> mutant) {
        Options bounds = options.with(MonitorOptions.MCDA, LONGER_MCDA).with(MonitorOptions.LIMIT, COMPARED_MOVES);
        MonitorSpec<?> one = source.load(original);
        Result result;
        try {
            result = one.compareWhole(source.load(mutant), bounds);
        } catch (BadSpec unlike) {
            return new Difference.Unknown(unlike.getMessage());
        }
        return switch (result.verdict()) {
            case PASSED ->
                new Difference.None("the same calls, waits, completions and results after every sequence of "
                        + String.join(", ", one.callNames()) + "; " + String.join("; ", result.notes()));
            case FAILED -> new Difference.Found(calls(result.findings().get(0)));
            default ->
                new Difference.Unknown(result.fault().isEmpty() ? String.join("; ", result.notes()) : result.fault());
        };
    }

    private static String calls(Finding difference) {
        return difference.steps().stream().map(MonitorJudge::text).collect(Collectors.joining("\n"));
    }

    private static String text(Step step) {
        return step.number() + " " + step.thread() + ": " + step.action() + " (" + step.why() + ")";
    }
}
