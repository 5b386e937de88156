package io.selvage.cli.command;

import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ScriptSource;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.monitor.studies.Study;
import io.selvage.options.StrategyName;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code list}: bundled examples and strategies. */
public final class ListCommand implements Command {
    private final Console console;

    public ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "list";
    }

    @Override
    public CommandSpec spec() {
        return OptionSpecs.plainCommand(name(), "Lists the bundled examples and the strategies.");
    }

    @Override
    public int execute(ParseResult arguments) {
        StringBuilder text = new StringBuilder("Strategies (--strategy NAME)\n");
        for (StrategyName strategy : StrategyName.values()) {
            row(text, strategy.text(), strategy.summary());
        }
        text.append("\nExamples (./selvage demo explores them all)\n");
        for (BundledExample example : BundledExample.values()) {
            row(text, example.title(), example.story());
        }
        text.append("\nMonitors (./selvage monitor NAME explores one)\n");
        for (Study study : Study.values()) {
            row(text, study.title(), study.story());
        }
        text.append("\nScripts (./selvage script NAME)\n");
        ScriptSource.BUNDLED.forEach(script -> text.append("  ").append(script).append('\n'));
        console.print(text.toString());
        return ExitCode.NO_FINDING;
    }

    private static void row(StringBuilder text, String name, String what) {
        text.append(String.format(Locale.ROOT, "  %-26s %s%n", name, what));
    }
}
