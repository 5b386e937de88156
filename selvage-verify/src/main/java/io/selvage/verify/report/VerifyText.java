package io.selvage.verify.report;

import io.selvage.model.FailureClass;
import io.selvage.report.TextReport;
import io.selvage.report.TextStyle;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judged;
import java.util.ArrayList;
import java.util.List;

/** A verification for people. */
final class VerifyText {
    private VerifyText() {}

    static String verdict(VerifyResult verified) {
        int undecided = verified.undecided().size();
        String beside = undecided == 0 ? "" : ", " + undecided + " suspicions undecided";
        return switch (verified.verdict()) {
            case PASSED -> "PASSED: none of the nine steps finds a fault" + beside;
            case NOT_FOUND -> "NOT FOUND: no fault, but not all was looked at" + beside;
            case FAILED ->
                "FAILED: " + verified.faults().size() + (verified.faults().size() == 1 ? " fault" : " faults") + " ("
                        + String.join(", ", classTexts(verified)) + ")" + beside;
            case NOTHING_TESTED -> "NOTHING TESTED: " + verified.result().fault();
            case TOOL_FAULT -> "TOOL FAULT: " + verified.result().fault();
        };
    }

    private static List<String> classTexts(VerifyResult verified) {
        return verified.faults().stream()
                .flatMap(fault -> fault.classes().stream())
                .distinct()
                .sorted()
                .map(FailureClass::text)
                .toList();
    }

    static String of(VerifyResult verified, TextStyle style) {
        List<String> more = new ArrayList<>();
        replays(verified, more);
        steps(verified, more);
        classes(verified, more);
        guards(verified, more);
        locks(verified, more);
        suspicions("undecided", verified.undecided(), more);
        suspicions("refuted", verified.refuted(), more);
        more.add("");
        more.add("Calls: " + String.join(", ", verified.calls()));
        verified.gaps().forEach(gap -> more.add("gap: " + gap));
        return TextReport.of(verdict(verified), verified.result(), more, style);
    }

    private static void replays(VerifyResult verified, List<String> lines) {
        for (int i = 0; i < verified.faults().size(); i++) {
            Fault fault = verified.faults().get(i);
            if (!fault.replay().isEmpty() && fault.finding().file().isEmpty()) {
                lines.add("replay of finding " + (i + 1) + ": " + fault.replay());
            }
        }
    }

    private static void steps(VerifyResult verified, List<String> lines) {
        lines.add("");
        lines.add(String.format("%-50s %8s %9s %7s", "Step", "findings", "undecided", "refuted"));
        for (StepReport step : verified.steps()) {
            String counts = step.looked()
                    ? String.format("%8d %9d %7d", step.findings(), step.undecided(), step.refuted())
                    : "  not looked at";
            lines.add(String.format("%d %-48s %s", step.step(), step.name(), counts));
            lines.add("    " + step.lookedAt());
        }
    }

    private static void classes(VerifyResult verified, List<String> lines) {
        lines.add("");
        lines.add("Failure classes");
        for (FailureClass one : FailureClass.values()) {
            lines.add(String.format(
                    "  %-6s %-14s %-30s %s",
                    one.text(),
                    verified.classes().get(one).text(),
                    String.join(", ", Evidences.of(verified, one)),
                    one.meaning()));
        }
        lines.add("Transitions exercised: "
                + String.join(
                        ", ",
                        verified.coverage().entrySet().stream()
                                .map(entry -> entry.getKey() + (entry.getValue() ? "" : " (not)"))
                                .toList()));
    }

    private static void guards(VerifyResult verified, List<String> lines) {
        if (!verified.guards().isEmpty()) {
            lines.add("");
            lines.add("Guarded by");
            verified.guards()
                    .forEach(row ->
                            lines.add(String.format("  %-24s %-20s %s", row.field(), row.guardedBy(), row.uses())));
        }
    }

    private static void locks(VerifyResult verified, List<String> lines) {
        if (!verified.locks().isEmpty()) {
            lines.add("");
            lines.add("Lock graph");
            verified.locks()
                    .forEach(row -> lines.add("  " + row.outer() + " -> " + row.inner() + " at " + row.site()
                            + (row.isInCycle() ? " (in a cycle)" : "")));
        }
    }

    private static void suspicions(String what, List<Judged> all, List<String> lines) {
        if (!all.isEmpty()) {
            lines.add("");
        }
        for (Judged one : all) {
            lines.add(what + ", step " + one.suspicion().step() + ": "
                    + one.suspicion().message());
            lines.add("    " + one.judgement().reason());
        }
    }
}
