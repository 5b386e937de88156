package io.selvage.cli.input;

import io.selvage.options.BadOption;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
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
        OptionList.all().forEach(option -> spec.addOption(spec(option)));
        return spec;
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

    /** What was given. Throws {@link BadInput} for a value that an option does not take, or a report that cannot be written. */
    public static Options read(ParseResult arguments) {
        Options options = Options.DEFAULTS;
        for (Option<?> option : OptionList.all()) {
            String name = "--" + option.name();
            if (arguments.hasMatchedOption(name)) {
                options = with(
                        options, option, option.isSwitch() ? "true" : arguments.matchedOptionValue(name, ""), "run");
            }
        }
        return options;
    }

    /** {@code command}: whose help tells more. */
    public static Options with(Options options, Option<?> option, String text, String command) {
        try {
            return options.withText(option, text);
        } catch (BadOption bad) {
            throw new BadInput(bad.getMessage() + hint(option, text), "see './selvage help " + command + "'");
        }
    }

    private static String hint(Option<?> option, String text) {
        List<String> names =
                Arrays.stream(StrategyName.values()).map(StrategyName::text).toList();
        return option == OptionList.STRATEGY ? Suggestions.hint(text, names) : "";
    }

    private static OptionSpec spec(Option<?> option) {
        return builder(option).build();
    }

    /** {@code option} as picocli's, to be changed where need be. */
    public static OptionSpec.Builder builder(Option<?> option) {
        String help = option.help()
                + option.presetText().map(text -> " (default: " + text + ")").orElse("");
        if (option.isSwitch()) {
            return flag(help, "--" + option.name());
        }
        return OptionSpec.builder("--" + option.name())
                .type(String.class)
                .arity("1")
                .paramLabel(option.label())
                .description(help);
    }
}
