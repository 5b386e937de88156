package io.selvage.report;

import io.selvage.model.CodeOwner;
import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.SearchPhase;
import io.selvage.model.Step;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** A result for people: verdict, then per finding its cause, interleaving and replay line, then the figures. */
public final class TextReport {
    private static final int MOST_OUTPUTS = 10;
    private static final int WIDEST_OUTPUT = 70;
    private static final int WIDEST_SCHEDULE = 400;
    private static final int INDENT = 3;

    private final StringBuilder text = new StringBuilder();
    private final Function<Path, String> replay;
    private final TextStyle style;

    private TextReport(Function<Path, String> replay, TextStyle style) {
        this.replay = replay;
        this.style = style;
    }

    /** The whole report; ends with a line end. */
    public static String of(Result result) {
        return of(result, TextStyle.PLAIN);
    }

    public static String of(Result result, TextStyle style) {
        return of(verdict(result), result, List.of(), style);
    }

    /** The same for a front end that has its own words for the verdict, and more to say behind the findings. */
    public static String of(String verdict, Result result, List<String> more, TextStyle style) {
        return of(verdict, result, more, TextReport::command, style);
    }

    /** @param replay how to run the schedule of a file again */
    public static String of(Result result, Function<Path, String> replay) {
        return of(verdict(result), result, List.of(), replay, TextStyle.PLAIN);
    }

    private static String of(
            String verdict, Result result, List<String> more, Function<Path, String> replay, TextStyle style) {
        TextReport report = new TextReport(replay, style);
        report.line(style.verdict(result.verdict(), verdict));
        result.findings().forEach(report::finding);
        report.interleaving(result.interleaving());
        report.outputs(result);
        more.forEach(report::line);
        report.line("");
        result.notes().forEach(note -> report.line("note: " + PlainText.indented(note, 6)));
        report.line(figures(result));
        return report.text.toString();
    }

    /** What to type to run the schedule of a file again. */
    static String command(Path file) {
        return CommandName.text() + " replay " + PlainText.shellWord(file.toString());
    }

    /** What was proved, on one line without line end. */
    public static String verdict(Result result) {
        String schedules = ReportTexts.count(result.executions(), "schedule");
        String strategy = " (" + ReportTexts.strategy(result) + ")";
        return switch (result.verdict()) {
            case PASSED -> "PASSED exhaustive: " + proved(result);
            case NOT_FOUND -> "NOT FOUND in " + schedules + strategy + ReportTexts.explored(result.estimate());
            case FAILED ->
                "FAILED: " + ReportTexts.count(result.findings().size(), "finding") + " in " + schedules + strategy
                        + (result.exhaustive() ? ", exhaustive" : "");
            case NOTHING_TESTED -> "NOTHING TESTED: " + PlainText.indented(result.fault(), 2);
            case TOOL_FAULT -> "TOOL FAULT: " + PlainText.indented(result.fault(), 2);
        };
    }

    /** Samples are no part of the proof. */
    private static String proved(Result result) {
        if (result.phases().isEmpty()) {
            return all(result.executions()) + " (" + result.strategy() + ")";
        }
        SearchPhase proof = result.phases().get(0);
        return all(proof.executions()) + " (" + proof.strategy() + "), and "
                + ReportTexts.count(result.executions() - proof.executions(), "sample");
    }

    private static String all(long executions) {
        return (executions == 1 ? "" : "all ") + ReportTexts.count(executions, "schedule");
    }

    private void finding(Finding finding) {
        line("");
        line(style.headline(headline(finding)));
        line("  " + PlainText.indented(finding.message(), 4));
        finding.details().forEach(detail -> line("  " + PlainText.indented(detail, 4)));
        owner(finding.owner());
        if (finding.failureClass() != null) {
            line("  class " + finding.failureClass().text() + ": "
                    + finding.failureClass().meaning());
        }
        interleaving(finding.steps());
        replay(finding);
    }

    private void owner(CodeOwner owner) {
        switch (owner) {
            case LIBRARY -> line("  both are in a library's code; --ignore-races CLASS leaves races within it out");
            case BOTH -> line("  one is in your code, the other one in a library's");
            case USER, UNKNOWN -> {
                // That is what everybody expects.
            }
        }
    }

    private void interleaving(List<Step> steps) {
        List<String> table = InterleavingTable.lines(steps, style.width() - INDENT);
        if (!table.isEmpty()) {
            line("");
            table.forEach(row -> line(" ".repeat(INDENT) + row));
        }
    }

    public static String headline(Finding finding) {
        String headline = finding.kind().title();
        if (!finding.steps().isEmpty()) {
            headline += " after "
                    + ReportTexts.count(
                            finding.steps().get(finding.steps().size() - 1).number(), "step");
        }
        if (finding.preemptions() >= 0) {
            headline += ", " + ReportTexts.count(finding.preemptions(), "preemption");
        }
        return finding.execution() == 0 ? headline : headline + " (schedule " + schedules(finding) + ")";
    }

    private static String schedules(Finding finding) {
        String first = ReportTexts.number(finding.execution());
        return finding.count() < 2 ? first : first + ", and " + ReportTexts.number(finding.count() - 1) + " more";
    }

    private void replay(Finding finding) {
        if (finding.file().isPresent()) {
            line("");
            line("  replay: " + replay.apply(finding.file().get()));
        } else if (!finding.schedule().isEmpty()) {
            line("");
            line("  schedule: " + finding.schedule());
        }
        if (!finding.original().isEmpty()) {
            line("  simplified from " + ReportTexts.clip(finding.original(), WIDEST_SCHEDULE));
        }
    }

    private void outputs(Result result) {
        int distinct = result.outputs().size();
        if (distinct < 2) {
            return;
        }
        line("");
        line("The program printed " + (result.outputsTruncated() ? "more than " : "")
                + ReportTexts.count(distinct, "text") + ":");
        for (ProgramOutput output : result.outputs().subList(0, Math.min(distinct, MOST_OUTPUTS))) {
            String quoted = ReportTexts.clip(ReportTexts.quoted(output.text()), WIDEST_OUTPUT);
            line("  " + quoted + " in " + ReportTexts.count(output.executions(), "execution"));
        }
        if (distinct > MOST_OUTPUTS) {
            line("  … and " + (distinct - MOST_OUTPUTS) + " more (--json has them)");
        }
    }

    static String figures(Result result) {
        return ReportTexts.count(result.executions(), "execution") + ", " + ReportTexts.number(result.cut()) + " cut, "
                + ReportTexts.count(result.steps(), "step") + ", " + ReportTexts.seconds(result.seconds()) + ", "
                + ReportTexts.count(result.workers(), "worker") + ", JDK " + result.jdk()
                + (result.turnstile().isEmpty() ? "" : ", " + result.turnstile());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
