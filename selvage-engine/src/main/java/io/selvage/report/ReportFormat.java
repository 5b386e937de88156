package io.selvage.report;

import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Every form that a report can have, the option that asks for it, and how it is made. */
public enum ReportFormat {
    JSON(printed(OptionList.JSON), (content, sources, style) -> content.json() + "\n"),
    VERDICT(printed(OptionList.QUIET), (content, sources, style) -> content.verdicts(style)),
    /** If nothing else is to be printed. */
    TEXT(Request.NONE, (content, sources, style) -> content.text(style)),
    HTML(
            written(OptionList.HTML),
            (content, sources, style) -> HtmlReport.of(content.title(), content.sections(), sources.excerpts())),
    SARIF(
            written(OptionList.SARIF),
            (content, sources, style) -> SarifReport.of(content.results(), sources::path) + "\n"),
    JUNIT_XML(written(OptionList.JUNIT_XML), (content, sources, style) -> JunitXmlReport.of(content.results()));

    /** What asks for a report: an option that says what to print, one that names a file, or the lack of any. */
    private record Request(Optional<Option<Boolean>> print, Optional<Option<Path>> file) {
        static final Request NONE = new Request(Optional.empty(), Optional.empty());
    }

    @FunctionalInterface
    private interface Renderer {
        String render(ReportContent content, ReportSources sources, TextStyle style);
    }

    private final Request request;
    private final Renderer renderer;

    ReportFormat(Request request, Renderer renderer) {
        this.request = request;
        this.renderer = renderer;
    }

    private static Request printed(Option<Boolean> option) {
        return new Request(Optional.of(option), Optional.empty());
    }

    private static Request written(Option<Path> option) {
        return new Request(Optional.empty(), Optional.of(option));
    }

    /** @param style of what is printed for people */
    public String render(ReportContent content, ReportSources sources, TextStyle style) {
        return renderer.render(content, sources, style);
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
