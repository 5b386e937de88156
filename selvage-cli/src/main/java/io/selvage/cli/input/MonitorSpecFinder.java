package io.selvage.cli.input;

import io.selvage.explore.subject.ApiClassLoader;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.input.CommandLineSpec;
import io.selvage.monitor.input.NamedSpec;
import io.selvage.monitor.input.XmlSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.report.CommandName;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds out which monitor is meant. */
public final class MonitorSpecFinder {
    private final Options options;
    private final ClassLoader loader;

    public MonitorSpecFinder(Options options) {
        this.options = options;
        List<Path> classpath = options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath();
        ProgramCheck.checkEntries(classpath);
        loader = new ProgramLoader(classpath, new ApiClassLoader());
    }

    /** What the command line's words and options ask for. */
    public MonitorSpec<?> target(List<String> words) {
        Optional<String> type = options.find(MonitorOptions.CLASS);
        if (type.isPresent() && !words.isEmpty()) {
            throw new BadInput("both --class and SPEC '" + words.get(0) + "' are given", "give one of them");
        }
        if (type.isEmpty() && words.isEmpty()) {
            throw new BadInput(
                    "nothing to explore is given",
                    "name a bundled monitor ('" + CommandName.text() + " list' shows them), an XML file, a class of"
                            + " the Java API, or a class with --class and --call");
        }
        if (words.size() > 1) {
            throw new BadInput("unexpected argument '" + words.get(1) + "'", "options come before SPEC");
        }
        if (type.isPresent()) {
            return withUse(plain(type.get()));
        }
        refuseClassOptions();
        return withUse(named(words.get(0)));
    }

    /** Of the classes on the class path. */
    public ClassLoader loader() {
        return loader;
    }

    /** What {@code --compare} names: a class with the calls of {@code --class}, or what SPEC may be. */
    public MonitorSpec<?> other(String name) {
        return options.isGiven(MonitorOptions.CLASS) ? withUse(plain(name)) : withLegal(named(name));
    }

    private void refuseClassOptions() {
        for (var option : List.of(MonitorOptions.NEW, MonitorOptions.CALL)) {
            if (options.isGiven(option)) {
                throw new BadInput(option + " goes with --class only", "leave it out, or give --class instead of SPEC");
            }
        }
    }

    private MonitorSpec<?> withUse(MonitorSpec<?> spec) {
        MonitorSpec<?> plain = withState(spec);
        boolean isTogether = options.find(MonitorOptions.TOGETHER).orElseThrow();
        return withLegal(isTogether ? plain.together() : plain);
    }

    private MonitorSpec<?> withLegal(MonitorSpec<?> spec) {
        options.find(MonitorOptions.LEGAL).orElseThrow().forEach(text -> CommandLineSpec.legal(spec, text, loader));
        return spec;
    }

    private MonitorSpec<?> withState(MonitorSpec<?> spec) {
        List<String> fields = options.find(MonitorOptions.STATE).orElseThrow();
        List<String> ranges = options.find(MonitorOptions.CLAMP).orElseThrow();
        if (!fields.isEmpty() || !ranges.isEmpty()) {
            CommandLineSpec.state(spec, fields, ranges);
        }
        return spec;
    }

    private MonitorSpec<?> plain(String name) {
        return CommandLineSpec.of(
                load(name),
                options.find(MonitorOptions.NEW).orElseThrow(),
                options.find(MonitorOptions.CALL).orElseThrow());
    }

    private MonitorSpec<?> named(String name) {
        Optional<Study> study = Study.named(name);
        if (study.isPresent()) {
            return study.get().spec();
        }
        return NamedSpec.isFile(name) ? XmlSpec.read(Path.of(name), loader) : NamedSpec.ofApi(load(name));
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException notThere) {
            throw missing(name);
        } catch (LinkageError broken) {
            throw new BadInput("class " + name + " cannot be loaded (" + broken + ")", "compile it again");
        }
    }

    private BadInput missing(String name) {
        String advice = "give a class's full name, and where it is with --classpath";
        if (options.isGiven(MonitorOptions.CLASS)) {
            return new BadInput("there is no class " + name + " on the class path", advice);
        }
        List<String> bundled = Arrays.stream(Study.values()).map(Study::title).toList();
        return new BadInput(
                "'" + name + "' is no bundled monitor, no file and no class on the class path"
                        + Suggestions.hint(name, bundled),
                advice);
    }
}
