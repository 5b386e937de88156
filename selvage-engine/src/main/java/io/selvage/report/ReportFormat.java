package io.selvage.report;

import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Every form that a report can have, the option that asks for it, and how it is made. */
public enum ReportFormat {
    JSON(printed(OptionList.JSON), (content, sources) -> content.json() + "\n"),
    VERDICT(printed(OptionList.QUIET), (content, sources) -> content.verdicts()),
    /** If nothing else is to be printed. */
    TEXT(Request.NONE, (content, sources) -> content.text()),
    HTML(
            written(OptionList.HTML),
            (content, sources) -> HtmlReport.of(content.title(), content.sections(), sources.excerpts())),
    SARIF(
            written(OptionList.SARIF),
            (content, sources) -> SarifReport.of(content.results(), sources::path) + "\n"),
    JUNIT_XML(written(OptionList.JUNIT_XML), (content, sources) -> JunitXmlReport.of(content.results()));

    /** What asks for a report: an option that says what to print, one that names a file, or the lack of any. */
    private record Request(Optional<Option<Boolean>> print, Optional<Option<Path>> file) {
        static final Request NONE = new Request(Optional.empty(), Optional.empty());
    }

    private final Request request;
    private final BiFunction<ReportContent, ReportSources, String> renderer;

    ReportFormat(Request request, BiFunction<ReportContent, ReportSources, String> renderer) {
        this.request = request;
        this.renderer = renderer;
    }

    private static Request printed(Option<Boolean> option) {
        return new Request(Optional.of(option), Optional.empty());
    }

    private static Request written(Option<Path> option) {
        return new Request(Optional.empty(), Optional.of(option));
    }

    public String render(ReportContent content, ReportSources sources) {
        return renderer.apply(content, sources);
    }

    /** The option that asks for it, if one does. */
    public Optional<Option<?>> option() {
        return request.file().<Option<?>>map(option -> option).or(request::print);
    }

    /** The option that names the file it is written to; empty for one that is printed. */
    public Optional<Option<Path>> fileOption() {
        return request.file();
    }

    /** What is to be printed: the first one that was asked for. */
    public static ReportFormat printed(Options options) {
        return Arrays.stream(values())
                .filter(format -> format.request.print().map(options::get).orElse(false))
                .findFirst()
                .orElse(TEXT);
    }

    /** Those that are written to files, in their order. */
    static List<ReportFormat> files() {
        return Arrays.stream(values())
                .filter(format -> format.fileOption().isPresent())
                .toList();
    }
}
