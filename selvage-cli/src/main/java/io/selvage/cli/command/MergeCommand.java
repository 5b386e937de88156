package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.MergedContent;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.explore.shard.PartFile;
import io.selvage.explore.shard.PartMerge;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.CommandName;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code merge [options] FILE…}. */
public final class MergeCommand implements Command {
    private static final String PARTIAL = "--partial";

    /** A merge runs nothing: it only reports. */
    private static final List<Option<?>> OPTIONS = List.of(
            OptionList.CLASSPATH,
            OptionList.JSON,
            OptionList.HTML,
            OptionList.SARIF,
            OptionList.JUNIT_XML,
            OptionList.QUIET);

    private final Console console;

    public MergeCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "merge";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.plainCommand(
                name(), "Gives the one verdict of the shards of a search, from the files that --result has written.");
        OptionSpecs.addAll(OPTIONS, spec);
        spec.addOption(OptionSpecs.flag("merge what there is if shards are missing; never exhaustive", PARTIAL)
                .build());
        return spec.addPositional(PositionalParamSpec.builder()
                .paramLabel("FILE")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("the results of the shards, in any order")
                .build());
    }

    @Override
    public int execute(ParseResult arguments) {
        Options options = OptionSpecs.read(Options.DEFAULTS, OPTIONS, arguments, name());
        OutputFiles.check(options);
        List<String> files = OptionSpecs.words(arguments);
        if (files.isEmpty()) {
            throw new BadInput(
                    "no files to merge",
                    "give those that --result has written; see '" + CommandName.text() + " help merge'");
        }
        PartMerge.Missing missing =
                arguments.hasMatchedOption(PARTIAL) ? PartMerge.Missing.ALLOW : PartMerge.Missing.REFUSE;
        MergedContent content = new MergedContent(PartMerge.merge(
                files.stream()
                        .map(file -> new PartMerge.Named(file, PartFile.read(Path.of(file))))
                        .toList(),
                missing));
        return new ReportPrinter(console, options).print(content, content.verdict());
    }
}
