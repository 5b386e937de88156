package io.selvage.mutate.judge;

import io.selvage.model.Result;
import io.selvage.monitor.MonitorSpec;
import io.selvage.mutate.compare.MonitorSource;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.List;

/** Judges by exploring a monitor. */
public final class MonitorJudge implements Judge {
    /** What the specification's own search leaves out: several threads that wait at one place. */
    private static final int LONGER_MCDA = 1;

    private final MonitorSource source;
    private final Options options;
    private final String name;
    private final String className;
    private final int further;

    /**
     * @param spec the specification with the class as it is
     * @param further how many more specifications {@code source} has
     */
    public MonitorJudge(MonitorSource source, MonitorSpec<?> spec, int further, Options options) {
        this.source = source;
        this.further = further;
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
        boolean triesMore = judgement instanceof Judgement.Passed && !options.isGiven(MonitorOptions.MCDA);
        return triesMore ? judgeMore(classpath) : judgement;
    }

    private Judgement judgeMore(List<Path> classpath) {
        Options longer = options.with(MonitorOptions.MCDA, LONGER_MCDA);
        Judgement judgement = Judgements.of(() -> explore(source.load(classpath), longer));
        for (int i = 0; i < further && judgement instanceof Judgement.Passed; i++) {
            int number = i;
            judgement = Judgements.of(() -> explore(source.further(classpath).get(number), options));
        }
        return judgement;
    }

    private static Result explore(MonitorSpec<?> spec, Options options) {
        return spec.explore(options).result();
    }
}
