package io.selvage.report;

import io.selvage.explore.Output;
import io.selvage.explore.Result;
import io.selvage.model.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** A result for people: verdict, then per finding its cause, interleaving and replay line, then the figures. */
public final class TextReport {
    private static final int MOST_OUTPUTS = 10;
    private static final int WIDEST_OUTPUT = 70;

    private final StringBuilder text = new StringBuilder();
    private final Function<Path, String> replay;

    private TextReport(Function<Path, String> replay) {
        this.replay = replay;
    }

    /** The whole report; ends with a line end. */
    public static String of(Result result) {
        return of(result, file -> "./selvage replay " + file);
    }

    /** @param replay how to run the schedule of a file again */
    public static String of(Result result, Function<Path, String> replay) {
        TextReport report = new TextReport(replay);
        report.line(verdict(result));
        result.findings().forEach(report::finding);
        report.outputs(result);
        report.line("");
        result.notes().forEach(note -> report.line("note: " + note));
        report.line(figures(result));
        return report.text.toString();
    }

    /** What was proved, on one line without line end. */
    public static String verdict(Result result) {
        String schedules = Texts.count(result.executions(), "schedule");
        String strategy = " (" + result.strategy() + ")";
        return switch (result.verdict()) {
            case PASSED -> "PASSED exhaustive: " + (result.executions() == 1 ? "" : "all ") + schedules + strategy;
            case NOT_FOUND -> "NOT FOUND in " + schedules + strategy;
            case FAILED ->
                "FAILED: " + Texts.count(result.findings().size(), "finding") + " in " + schedules + strategy
                        + (result.exhaustive() ? ", exhaustive" : "");
            case NOTHING_TESTED -> "NOTHING TESTED: " + result.fault();
            case TOOL_FAULT -> "TOOL FAULT: " + result.fault();
        };
    }

    private void finding(Finding finding) {
        line("");
        line(headline(finding));
        line("  " + finding.message());
        finding.details().forEach(detail -> line("  " + detail));
        if (finding.failureClass() != null) {
            line("  class " + finding.failureClass().text() + ": "
                    + finding.failureClass().meaning());
        }
        List<String> table = Interleaving.lines(finding.steps());
        if (!table.isEmpty()) {
            line("");
            table.forEach(row -> line("   " + row));
        }
        replay(finding);
    }

    static String headline(Finding finding) {
        String headline = finding.kind().title();
        if (!finding.steps().isEmpty()) {
            headline += " after "
                    + Texts.count(
                            finding.steps().get(finding.steps().size() - 1).number(), "step");
        }
        return finding.execution() == 0 ? headline : headline + " (schedule " + Texts.number(finding.execution()) + ")";
    }

    private void replay(Finding finding) {
        if (finding.file().isPresent()) {
            line("");
            line("  replay: " + replay.apply(finding.file().get()));
        } else if (!finding.schedule().isEmpty()) {
            line("");
            line("  schedule: " + finding.schedule());
        }
    }

    private void outputs(Result result) {
        int distinct = result.outputs().size();
        if (distinct < 2) {
            return;
        }
        line("");
        line("The program printed " + (result.outputsTruncated() ? "more than " : "") + Texts.count(distinct, "text")
                + ":");
        for (Output output : result.outputs().subList(0, Math.min(distinct, MOST_OUTPUTS))) {
            String quoted = Texts.clip(Texts.quoted(output.text()), WIDEST_OUTPUT);
            line("  " + quoted + " in " + Texts.count(output.executions(), "execution"));
        }
        if (distinct > MOST_OUTPUTS) {
            line("  … and " + (distinct - MOST_OUTPUTS) + " more (--json has them)");
        }
    }

    static String figures(Result result) {
        return Texts.count(result.executions(), "execution") + ", " + Texts.number(result.cut()) + " cut, "
                + Texts.count(result.steps(), "step") + ", " + Texts.seconds(result.seconds()) + ", "
                + Texts.count(result.workers(), "worker") + ", JDK " + result.jdk()
                + (result.turnstile().isEmpty() ? "" : ", " + result.turnstile());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
