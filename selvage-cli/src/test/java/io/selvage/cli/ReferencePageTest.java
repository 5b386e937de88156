package io.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FailureClass;
import io.selvage.model.FindingKind;
import io.selvage.options.FrontEnd;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.StrategyName;
import io.selvage.options.VerifyOptions;
import io.selvage.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reference page says what is declared; {@code -Dselvage.golden=write} writes it anew. */
@Tag("once")
class ReferencePageTest {
    private static final Path PAGE = Path.of("..", "docs", "reference.md");

    @Test
    void the_page_says_what_is_declared() throws IOException {
        if ("write".equals(System.getProperty("selvage.golden"))) {
            Files.writeString(PAGE, page());
        }
        assertThat(Files.readString(PAGE))
                .as("docs/reference.md; -Dselvage.golden=write writes it anew")
                .isEqualTo(page());
    }

    private static String page() {
        StringBuilder page = new StringBuilder("# Reference\n\nMade from the declarations in the code by"
                + " `ReferencePageTest`; `-Dselvage.golden=write` writes it anew.\n");
        page.append("\n## Options\n\nAll of them can be given to `run`. *monitor*, *script*: also to these"
                + " commands. *test*:"
                + " also as an attribute of\n`@SelvageTest`. *code*: also to `Selvage.explore`.\n");
        page.append("\n| option | meaning | default | also for |\n|---|---|---|---|\n");
        OptionList.all()
                .forEach(option -> row(
                        page, name(option), option.help(), option.presetText().orElse(""), frontEnds(option)));
        page.append("\n## Options of `monitor`\n\n| option | meaning | default |\n|---|---|---|\n");
        MonitorOptions.all()
                .forEach(option -> row(
                        page, name(option), option.help(), option.presetText().orElse("")));
        page.append("\n## Options of `verify`\n\n| option | meaning | default |\n|---|---|---|\n");
        VerifyOptions.all()
                .forEach(option -> row(
                        page, name(option), option.help(), option.presetText().orElse("")));
        strategies(page);
        kinds(page);
        formats(page);
        return page.toString();
    }

    private static String name(Option<?> option) {
        return "`" + (option + " " + option.label()).strip() + "`";
    }

    private static String frontEnds(Option<?> option) {
        return Arrays.stream(FrontEnd.values())
                .filter(option::isFor)
                .map(frontEnd -> frontEnd.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static void strategies(StringBuilder page) {
        page.append("\n## Strategies\n\n| `--strategy` | explores |\n|---|---|\n");
        for (StrategyName strategy : StrategyName.values()) {
            row(page, "`" + strategy.text() + "`", strategy.summary());
        }
    }

    private static void kinds(StringBuilder page) {
        page.append("\n## Kinds of findings\n\n| kind | meaning | usual class |\n|---|---|---|\n");
        for (FindingKind kind : FindingKind.values()) {
            String usual = kind.usualClass().map(FailureClass::text).orElse("");
            row(page, "`" + kind.name() + "`", kind.description(), usual);
        }
    }

    private static void formats(StringBuilder page) {
        page.append("\n## Report formats\n\n| format | option |\n|---|---|\n");
        for (ReportFormat format : ReportFormat.values()) {
            String option = format.option().map(name -> "`" + name + "`").orElse("");
            row(page, format.name().toLowerCase(Locale.ROOT).replace('_', '-'), option);
        }
    }

    private static void row(StringBuilder page, String... cells) {
        page.append('|');
        for (String cell : cells) {
            page.append(' ').append(cell.replace("|", "\\|")).append(" |");
        }
        page.append('\n');
    }
}
