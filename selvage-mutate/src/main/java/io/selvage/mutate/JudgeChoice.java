package io.selvage.mutate;

import io.selvage.explore.subject.ApiClassLoader;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.input.CommandLineSpec;
import io.selvage.monitor.input.NamedSpec;
import io.selvage.monitor.input.XmlSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.mutate.compare.InferredCalls;
import io.selvage.mutate.compare.MonitorComparer;
import io.selvage.mutate.compare.MonitorSource;
import io.selvage.mutate.judge.Judge;
import io.selvage.mutate.judge.MonitorJudge;
import io.selvage.mutate.judge.ProgramJudge;
import io.selvage.mutate.judge.ScriptJudge;
import io.selvage.mutate.judge.TestJudge;
import io.selvage.mutate.mutant.LocalMemory;
import io.selvage.mutate.mutant.MutantFinder;
import io.selvage.mutate.mutant.StateDependence;
import io.selvage.options.BadOption;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The judges that the options ask for.
 *
 * @param source the calls by which mutants are compared with the original; empty if there are none
 * @param classpath where the class is
 * @param options with the time for one mutant
 */
record JudgeChoice(List<Judge> judges, Optional<MonitorSource> source, List<Path> classpath, Options options) {
    /** A mutant that takes longer than this to judge is undecided, unless the options say otherwise. */
    private static final Duration PER_MUTANT = Duration.ofSeconds(60);

    private static final long MOST_MOVES = 30_000;

    static JudgeChoice of(Options options) {
        Options each = (options.isGiven(OptionList.TIME) ? options : options.with(OptionList.TIME, PER_MUTANT))
                .with(MonitorOptions.LIMIT, MOST_MOVES);
        List<Path> own = options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath();
        String spec = options.find(MutateOptions.SPEC).orElse("");
        if (Study.named(spec).isPresent()) {
            return ofMonitor(new StudySource(spec), StudySource.classpath(), each);
        }
        if (!spec.isEmpty()) {
            return ofMonitor(classpath -> named(spec, classpath), own, each);
        }
        return ofClass(each, own);
    }

    private static JudgeChoice ofMonitor(MonitorSource source, List<Path> classpath, Options options) {
        return new JudgeChoice(List.of(monitor(source, classpath, options)), Optional.of(source), classpath, options);
    }

    private static Judge monitor(MonitorSource source, List<Path> classpath, Options options) {
        return new MonitorJudge(
                source, source.load(classpath), source.further(classpath).size(), options);
    }

    private static JudgeChoice ofClass(Options options, List<Path> classpath) {
        String type = options.find(MonitorOptions.CLASS).orElseThrow();
        List<Judge> judges = new ArrayList<>();
        options.find(FrontEndOptions.SCRIPT)
                .orElseThrow()
                .forEach(file -> judges.add(new ScriptJudge(Script.parse(Path.of(file)), type, options)));
        options.find(MutateOptions.MAIN)
                .orElseThrow()
                .forEach(main -> judges.add(new ProgramJudge(main, type, classpath, options)));
        options.find(MutateOptions.TEST).orElseThrow().forEach(test -> judges.add(new TestJudge(test, type)));
        MonitorSource calls = path -> ofCalls(type, options, path);
        if (options.isGiven(MonitorOptions.CALL)) {
            judges.add(monitor(calls, classpath, options));
            return new JudgeChoice(judges, Optional.of(calls), classpath, options);
        }
        Class<?> original = load(type, classpath);
        return new JudgeChoice(
                judges,
                InferredCalls.of(original, options).map(inferred -> path -> inferred.spec(load(type, path))),
                classpath,
                options);
    }

    private ClassLoader loader() {
        return new ProgramLoader(classpath, ClassLoader.getPlatformClassLoader());
    }

    /** What depends on what in the class and those nested in it. */
    StateDependence dependence() {
        String type = judges.get(0).className();
        return new StateDependence(loader(), new MutantFinder(loader(), List.of()).withNested(type));
    }

    /** What decides about mutants that no judge notices. */
    Optional<MonitorComparer> comparer() {
        Set<String> remembering = LocalMemory.methods(loader(), judges.get(0).className());
        return source.map(its -> new MonitorComparer(its, classpath, remembering, options));
    }

    private static MonitorSpec<?> ofCalls(String type, Options options, List<Path> classpath) {
        MonitorSpec<?> spec = CommandLineSpec.of(
                load(type, classpath),
                options.find(MonitorOptions.NEW).orElseThrow(),
                options.find(MonitorOptions.CALL).orElseThrow());
        List<String> fields = options.find(MonitorOptions.STATE).orElseThrow();
        if (!fields.isEmpty()) {
            CommandLineSpec.state(spec, fields, List.of());
        }
        return spec;
    }

    private static Class<?> load(String name, List<Path> classpath) {
        try {
            return Class.forName(name, false, new ProgramLoader(classpath, new ApiClassLoader()));
        } catch (ClassNotFoundException missing) {
            throw new BadOption(
                    "mutate",
                    "there is no bundled monitor and no class " + name,
                    "give a class's full name, and where it is with --classpath");
        }
    }

    private static MonitorSpec<?> named(String name, List<Path> classpath) {
        return NamedSpec.isFile(name)
                ? XmlSpec.read(Path.of(name), new ProgramLoader(classpath, new ApiClassLoader()))
                : NamedSpec.ofApi(load(name, classpath));
    }
}
