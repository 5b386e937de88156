package io.selvage.verify.report;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.PageSection;
import io.selvage.report.PageTable;
import io.selvage.report.ReportContent;
import io.selvage.report.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Step by variant what finds what, beside the published table. */
public record StudyContent(Map<String, VerifyResult> variants) implements ReportContent {
    /**
     * Table 6.3 of Long's thesis, one row for each variant: A always, L likely, - never, for steps 1 to 9. Variant 2
     * has no fault.
     */
    private static final List<String> PUBLISHED = List.of(
            "---------",
            "--------A",
            "---------",
            "--------A",
            "A-----L-A",
            "A------LA",
            "--------A",
            "A------LA",
            "--------A",
            "AL--A---A",
            "AL--A---A",
            "--------A",
            "-L-------",
            "AL-------",
            "AL-------",
            "-L--A---A",
            "AL--A---A",
            "--------A",
            "A-----L--",
            "ALLLALL--");

    @Override
    public String title() {
        return "readers-writers, 19 variants";
    }

    @Override
    public String verdicts(TextStyle style) {
        StringBuilder text = new StringBuilder();
        variants.forEach((name, one) -> text.append(name)
                .append(": ")
                .append(style.verdict(one.verdict(), VerifyText.verdict(one)))
                .append('\n'));
        return text.toString();
    }

    @Override
    public String text(TextStyle style) {
        StringBuilder text = new StringBuilder("Steps 1 to 9, ours (A confirmed, r suspected and refuted, ? undecided)"
                + " and as published in 2005 (A always, L likely)\n\n");
        text.append(String.format("%-16s %-10s %-10s %-11s %s%n", "", "ours", "published", "verdict", "classes"));
        for (List<String> row : rows()) {
            text.append(String.format(
                            "%-16s %-10s %-10s %-11s %s", row.get(0), row.get(1), row.get(2), row.get(3), row.get(4))
                    .stripTrailing());
            text.append('\n');
        }
        return text.toString();
    }

    private List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        variants.forEach((name, one) -> rows.add(List.of(
                name,
                cells(one),
                PUBLISHED.get(rows.size()),
                one.verdict().name(),
                String.join(
                        " ",
                        one.faults().stream()
                                .map(fault -> fault.classText())
                                .distinct()
                                .toList()))));
        return rows;
    }

    private static String cells(VerifyResult one) {
        StringBuilder cells = new StringBuilder();
        for (StepReport step : one.steps()) {
            cells.append(
                    !step.looked()
                            ? ' '
                            : step.findings() > 0 ? 'A' : step.undecided() > 0 ? '?' : step.refuted() > 0 ? 'r' : '-');
        }
        return cells.toString();
    }

    @Override
    public String json() {
        JsonWriter json = new JsonWriter().begin('{');
        JsonReport.write(json, results().get(0));
        json.name("matrix").begin('[');
        for (List<String> row : rows()) {
            json.begin('{').name("variant").value(row.get(0));
            json.name("ours").value(row.get(1));
            json.name("published").value(row.get(2));
            json.name("verdict").value(row.get(3));
            json.name("classes").value(row.get(4)).end('}');
        }
        return json.end(']').end('}').toString();
    }

    @Override
    public List<PageSection> sections() {
        List<PageSection> sections = new ArrayList<>();
        sections.add(PageSection.of(results().get(0))
                .saying("step by variant")
                .with(new PageTable(
                        "Nine steps", List.of("variant", "ours", "published", "verdict", "classes"), rows())));
        variants.values().forEach(one -> sections.add(VerifyPage.of(one)));
        return sections;
    }

    /** The faults are expected ones, so the study passes if exactly the faulty variants fail. */
    @Override
    public List<Result> results() {
        List<Finding> wrong = new ArrayList<>();
        variants.forEach((name, one) -> {
            boolean isFaulty = !name.equals("ReadersWriters") && !name.equals("Variant02");
            if (one.verdict() != (isFaulty ? Verdict.FAILED : Verdict.PASSED)) {
                wrong.add(Finding.of(
                        FindingKind.PROPERTY_VIOLATION, name + " is " + one.verdict() + ", expected the opposite"));
            }
        });
        double seconds = variants.values().stream()
                .mapToDouble(one -> one.result().seconds())
                .sum();
        long executions = variants.values().stream()
                .mapToLong(one -> one.result().executions())
                .sum();
        return List.of(Result.builder("verify", title())
                .verdict(wrong.isEmpty() ? Verdict.PASSED : Verdict.FAILED)
                .exhaustive(wrong.isEmpty())
                .strategy("nine steps")
                .executions(executions, 0)
                .seconds(seconds)
                .findings(wrong)
                .build());
    }
}
