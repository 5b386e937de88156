package io.selvage.mutate;

import io.selvage.explore.subject.ApiClassLoader;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.input.CommandLineSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.mutate.judge.Judge;
import io.selvage.mutate.judge.MonitorJudge;
import io.selvage.mutate.judge.MonitorSource;
import io.selvage.mutate.judge.ProgramJudge;
import io.selvage.mutate.judge.ScriptJudge;
import io.selvage.options.BadOption;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The judges that the options ask for.
 *
 * @param classpath where the class is
 */
record JudgeChoice(List<Judge> judges, List<Path> classpath) {
    /** A mutant that takes longer than this to judge is undecided, unless the options say otherwise. */
    private static final Duration PER_MUTANT = Duration.ofSeconds(10);

    static JudgeChoice of(Options options) {
        Options each = options.isGiven(OptionList.TIME) ? options : options.with(OptionList.TIME, PER_MUTANT);
        List<Path> own = options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath();
        String spec = options.find(MutateOptions.SPEC).orElse("");
        if (Study.named(spec).isPresent()) {
            List<Path> bundled = StudySource.classpath();
            return new JudgeChoice(List.of(monitor(new StudySource(spec), bundled, each)), bundled);
        }
        if (!spec.isEmpty()) {
            return new JudgeChoice(List.of(monitor(classpath -> ofApi(spec, classpath), own, each)), own);
        }
        return new JudgeChoice(ofClass(each, own), own);
    }

    private static Judge monitor(MonitorSource source, List<Path> classpath, Options options) {
        return new MonitorJudge(source, source.load(classpath), options);
    }

    private static List<Judge> ofClass(Options options, List<Path> classpath) {
        String type = options.find(MonitorOptions.CLASS).orElseThrow();
        List<Judge> judges = new ArrayList<>();
        options.find(FrontEndOptions.SCRIPT)
                .orElseThrow()
                .forEach(file -> judges.add(new ScriptJudge(Script.parse(Path.of(file)), type, options)));
        options.find(MutateOptions.MAIN)
                .orElseThrow()
                .forEach(main -> judges.add(new ProgramJudge(main, type, options)));
        if (options.isGiven(MonitorOptions.CALL)) {
            judges.add(monitor(path -> ofCalls(type, options, path), classpath, options));
        }
        return judges;
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

    private static MonitorSpec<?> ofApi(String name, List<Path> classpath) {
        try {
            for (Method method : load(name, classpath).getMethods()) {
                if (Modifier.isStatic(method.getModifiers())
                        && method.getParameterCount() == 0
                        && MonitorSpec.class.isAssignableFrom(method.getReturnType())) {
                    return (MonitorSpec<?>) method.invoke(null);
                }
            }
        } catch (IllegalAccessException | InvocationTargetException unusable) {
            throw new BadOption("mutate", "class " + name + " cannot be used (" + unusable + ")", "make it public");
        }
        throw new BadOption(
                "mutate",
                "class " + name + " gives no specification",
                "let it have a public static method without parameters that returns a MonitorSpec; for the monitor"
                        + " itself use --class");
    }
}
