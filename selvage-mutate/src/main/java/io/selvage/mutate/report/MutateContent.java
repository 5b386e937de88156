package io.selvage.mutate.report;

import io.selvage.model.Result;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.PageSection;
import io.selvage.report.PageTable;
import io.selvage.report.ReportContent;
import io.selvage.report.SourceExcerpts;
import io.selvage.report.TextStyle;
import java.util.List;

/**
 * A report on mutants.
 *
 * @param sources where to look for the lines that they change
 */
public record MutateContent(MutateResult mutation, SourceExcerpts sources) implements ReportContent {
    @Override
    public String title() {
        return mutation.target();
    }

    @Override
    public String verdicts(TextStyle style) {
        return style.verdict(mutation.result().verdict(), summary()) + "\n";
    }

    private String summary() {
        return mutation.target() + ": " + mutation.score() + " % of "
                + mutation.mutants().size() + " mutants: "
                + mutation.count(Fate.KILLED) + " killed, " + mutation.count(Fate.EQUIVALENT) + " equivalent, "
                + mutation.count(Fate.SURVIVED) + " survived, " + mutation.count(Fate.UNDECIDED) + " undecided";
    }

    @Override
    public String text(TextStyle style) {
        StringBuilder text = new StringBuilder(verdicts(style)).append('\n');
        for (Fate fate : List.of(Fate.SURVIVED, Fate.UNDECIDED, Fate.EQUIVALENT, Fate.KILLED)) {
            mutation.mutants().stream().filter(mutant -> mutant.fate() == fate).forEach(mutant -> append(text, mutant));
        }
        if (mutation.invalid() > 0) {
            text.append("\nnote: ")
                    .append(mutation.invalid())
                    .append(" more mutants are no valid class files and were left out\n");
        }
        return text.append("\njudged by ")
                .append(mutation.judges())
                .append('\n')
                .toString();
    }

    private static void append(StringBuilder text, MutantResult mutant) {
        text.append(String.format(
                "  %-10s #%d %s %s: %s%s%n",
                mutant.fate().text(),
                mutant.mutant().id(),
                mutant.mutant().site(),
                mutant.mutant().operator(),
                mutant.mutant().description(),
                mutant.by().isEmpty() ? "" : " → " + mutant.by()));
        (mutant.calls()
                        + (mutant.calls().isEmpty() || mutant.proof().isEmpty() ? "" : "\n")
                        + mutant.proof()
                        + (mutant.test().isEmpty() ? "" : "\n" + mutant.test()))
                .lines()
                .forEach(line -> text.append("             ").append(line).append('\n'));
    }

    @Override
    public String json() {
        JsonWriter json = new JsonWriter().begin('{');
        JsonReport.write(json, mutation.result());
        json.name("mutants").begin('[');
        mutation.mutants().forEach(mutant -> write(json, mutant));
        json.end(']');
        json.name("killed").value(mutation.count(Fate.KILLED));
        json.name("equivalent").value(mutation.count(Fate.EQUIVALENT));
        json.name("survived").value(mutation.count(Fate.SURVIVED));
        json.name("undecided").value(mutation.count(Fate.UNDECIDED));
        json.name("score").value(mutation.score());
        return json.end('}').toString();
    }

    private static void write(JsonWriter json, MutantResult mutant) {
        json.begin('{');
        json.name("id").value(mutant.mutant().id());
        json.name("operator").value(mutant.mutant().operator());
        json.name("site").value(mutant.mutant().site());
        json.name("description").value(mutant.mutant().description());
        json.name("fate").value(mutant.fate().text());
        json.name("by").value(mutant.by());
        json.name("schedule").value(mutant.schedule());
        json.name("proof").value(mutant.proof());
        json.name("calls").value(mutant.calls());
        json.name("test").value(mutant.test());
        json.end('}');
    }

    @Override
    public List<PageSection> sections() {
        PageSection section = PageSection.of(mutation.result()).saying(summary());
        for (PageTable table : new MutateTables(mutation, sources).all()) {
            section = section.with(table);
        }
        return List.of(section);
    }

    @Override
    public List<Result> results() {
        return List.of(mutation.result());
    }
}
