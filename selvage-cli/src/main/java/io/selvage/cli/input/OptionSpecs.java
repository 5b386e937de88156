package io.selvage.cli.input;

import io.selvage.options.BadOption;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.report.CommandName;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@link OptionList} as picocli's, and back. */
public final class OptionSpecs {
    public static final String JSON = "--" + OptionList.JSON.name();

    private OptionSpecs() {}

    /** A command that takes all of them, and whose options end where its first other argument begins. */
    public static CommandSpec command(String name, String... description) {
        CommandSpec spec = plainCommand(name, description);
        spec.parser().stopAtPositional(true);
        addAll(OptionList.all(), spec);
        return spec;
    }

    public static void addAll(List<Option<?>> options, CommandSpec spec) {
        options.forEach(option -> spec.addOption(spec(option)));
    }

    /** A command that takes {@code --help} and {@code --debug} only. */
    public static CommandSpec plainCommand(String name, String... description) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage()
                .description(description)
                .sortOptions(false)
                .width(110)
                .abbreviateSynopsis(true);
        spec.parser().trimQuotes(false);
        spec.addOption(flag("show this help", "-h", "--help").usageHelp(true).build());
        spec.addOption(flag("show stack traces of failures", "--debug").build());
        return spec;
    }

    public static OptionSpec.Builder flag(String help, String... names) {
        return OptionSpec.builder(names).type(boolean.class).arity("0").description(help);
    }

    /** What was given. Throws {@link BadInput} for a value that an option does not take. */
    public static Options read(ParseResult arguments) {
        return read(Options.DEFAULTS, OptionList.all(), arguments, "run");
    }

    /**
     * {@code options} and those of {@code declared} that were given.
     *
     * @param command whose help says more about them
     */
    public static Options read(Options options, List<Option<?>> declared, ParseResult arguments, String command) {
        Options all = options;
        for (Option<?> option : declared) {
            if (arguments.hasMatchedOption(option.toString())) {
                all = with(all, option, arguments, command);
            }
        }
        return all;
    }

    private static <T> Options with(Options options, Option<T> option, ParseResult arguments, String command) {
        if (option.isRepeatable()) {
            return options.withTexts(option, arguments.matchedOptionValue(option.toString(), List.<String>of()));
        }
        String text = option.isSwitch() ? "true" : arguments.matchedOptionValue(option.toString(), "");
        try {
            return options.withText(option, text);
        } catch (BadOption bad) {
            throw new BadInput(
                    bad.getMessage() + hint(option, text), "see '" + CommandName.text() + " help " + command + "'");
        }
    }

    /** What the command asks for by {@code --jvm-arg}. */
    public static List<String> jvmArguments(ParseResult parsed) {
        String name = OptionList.JVM_ARG.toString();
        boolean given = parsed.hasSubcommand() && parsed.subcommand().hasMatchedOption(name);
        return given ? parsed.subcommand().matchedOptionValue(name, List.<String>of()) : List.of();
    }

    /** The arguments that are no options, in their order. */
    public static List<String> words(ParseResult arguments) {
        return arguments.matchedPositionals().stream()
                .flatMap(positional -> positional.originalStringValues().stream())
                .toList();
    }

    private static String hint(Option<?> option, String text) {
        List<String> names =
                Arrays.stream(StrategyName.values()).map(StrategyName::text).toList();
        return option == OptionList.STRATEGY ? Suggestions.hint(text, names) : "";
    }

    /** The class path has the short name that the JDK's tools have for it. */
    private static String[] names(Option<?> option) {
        String name = option.toString();
        return option == OptionList.CLASSPATH ? new String[] {"-cp", name} : new String[] {name};
    }

    private static OptionSpec spec(Option<?> option) {
        String help = option.help()
                + option.presetText().map(text -> " (default: " + text + ")").orElse("");
        if (option.isSwitch()) {
            return flag(help, option.toString()).build();
        }
        OptionSpec.Builder spec = OptionSpec.builder(names(option))
                .type(String.class)
                .arity("1")
                .paramLabel(option.label())
                .description(help);
        return (option.isRepeatable() ? spec.type(List.class).auxiliaryTypes(String.class) : spec).build();
    }
}
