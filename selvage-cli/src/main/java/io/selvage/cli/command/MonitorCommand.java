package io.selvage.cli.command;

import io.selvage.cli.input.MonitorSpecFinder;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.MonitorContent;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.model.Result;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.report.DotGraph;
import io.selvage.monitor.report.MonitorReport;
import io.selvage.options.Effect;
import io.selvage.options.FrontEnd;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.PlainText;
import io.selvage.report.ReportFiles;
import io.selvage.report.ResultContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code monitor [options] SPEC}, or {@code monitor [options] --class C --call "m(ARGS)"…}. */
public final class MonitorCommand implements Command {
    private final Console console;

    public MonitorCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "monitor";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(
                name(),
                "Explores a monitor in isolation: threads made on the fly call it in every order.",
                "SPEC is a bundled monitor (see list), an XML file, or a class of the Java API.");
        OptionSpecs.addAll(MonitorOptions.all(), spec);
        return spec.addPositional(PositionalParamSpec.builder()
                .paramLabel("SPEC")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("what to explore")
                .build());
    }

    @Override
    public int execute(ParseResult arguments) {
        Options common = OptionSpecs.read(arguments);
        console.remarkUnused(common, FrontEnd.MONITOR, "a monitor");
        Options options = OptionSpecs.read(common, MonitorOptions.all(), arguments, name());
        OutputFiles.check(options);
        MonitorSpecFinder targets = new MonitorSpecFinder(options);
        MonitorSpec<?> spec = targets.target(OptionSpecs.words(arguments));
        if (options.find(MonitorOptions.REPLAY).isPresent()) {
            MonitorResult replayed =
                    spec.replay(options.find(MonitorOptions.REPLAY).get(), options);
            return print(replayed, spec, options, again(arguments));
        }
        if (options.find(MonitorOptions.COMPARE).isPresent()) {
            MonitorSpec<?> other =
                    targets.other(options.find(MonitorOptions.COMPARE).get());
            return print(spec.compare(other, options), options);
        }
        MonitorResult result = spec.explore(options);
        boolean interrupted = Thread.currentThread().isInterrupted();
        int exit = print(result, spec, options, again(arguments));
        options.find(MonitorOptions.SCRIPTS)
                .filter(folder -> !interrupted)
                .ifPresent(folder -> new MonitorScriptWriter(console, options).write(spec, result, folder));
        return exit;
    }

    private int print(Result result, Options options) {
        // as in RunCommand
        Thread.interrupted();
        return new ReportPrinter(console, options).print(new ResultContent(result), result.verdict());
    }

    private int print(MonitorResult monitor, MonitorSpec<?> spec, Options options, String again) {
        // as in RunCommand
        Thread.interrupted();
        String graph = MonitorReport.hasGraph(monitor) ? writeGraph(monitor, options) : "";
        MonitorContent content = new MonitorContent(monitor, spec, again, graph);
        return new ReportPrinter(console, options)
                .print(content, monitor.result().verdict());
    }

    /** Answers with the file's name; the empty string if it could not be written. */
    private String writeGraph(MonitorResult monitor, Options options) {
        String target = monitor.result().target();
        String name = target.substring(target.lastIndexOf('.') + 1).replaceAll("[^\\w$-]", "_");
        Path file = options.out().resolve(name + ".dot");
        try {
            ReportFiles.makeFolderFor(file);
            Files.writeString(file, DotGraph.of(target, monitor.graph()));
            return file.toString();
        } catch (IOException unwritable) {
            console.remark("cannot write " + file + " (" + unwritable.getMessage() + ")");
            return "";
        }
    }

    /** What followed {@code monitor}, for a replay line; without what a replay does not need. */
    private static String again(ParseResult arguments) {
        StringBuilder line = new StringBuilder();
        List<String> words = arguments.originalArgs();
        for (int i = words.indexOf("monitor") == 0 ? 1 : 0; i < words.size(); i++) {
            String word = words.get(i);
            Optional<Option<?>> dropped = Stream.concat(OptionList.all().stream(), MonitorOptions.all().stream())
                    .filter(option -> option.toString().equals(word) && isDropped(option))
                    .findFirst();
            if (dropped.isPresent()) {
                i += dropped.get().isSwitch() ? 0 : 1;
            } else {
                line.append(line.length() == 0 ? "" : " ").append(PlainText.shellWord(word));
            }
        }
        return line.toString();
    }

    private static boolean isDropped(Option<?> option) {
        return option == MonitorOptions.REPLAY || option.decides(Effect.CONSOLE, Effect.REPORT);
    }
}
