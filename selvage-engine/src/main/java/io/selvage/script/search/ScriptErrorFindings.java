package io.selvage.script.search;

import io.selvage.explore.FindingDocumenter;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.script.driver.CheckLog;
import io.selvage.script.driver.ScriptError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns what went wrong in one execution into findings. */
final class ScriptErrorFindings {
    private static final Pattern WRONG_TIME = Pattern.compile("time\\(\\) was (\\d+), expected (\\d+)");

    private final PreparedSequence plan;
    private final FinishedExecution seen;
    private final FindingDocumenter evidence;

    ScriptErrorFindings(PreparedSequence plan, FinishedExecution seen, FindingDocumenter evidence) {
        this.plan = plan;
        this.seen = seen;
        this.evidence = evidence;
    }

    Finding of(ScriptError mishap) {
        String message = "sequence " + plan.number() + ", time " + mishap.tick() + ", thread " + mishap.thread()
                + place(mishap) + ": " + mishap.message();
        Finding finding = Finding.of(kind(mishap), message);
        if (!plan.file().isEmpty()) {
            finding = finding.withSites(List.of(plan.file() + ":" + line(mishap)));
        }
        return mishap.kind() == ScriptError.Kind.LIVENESS
                ? diagnosed(finding)
                : finding.withFailureClass(wrongTime(mishap));
    }

    private String place(ScriptError mishap) {
        return plan.file().isEmpty() ? "" : " (" + plan.file() + ":" + line(mishap) + ")";
    }

    private int line(ScriptError mishap) {
        return mishap.line() == 0 ? plan.line() : mishap.line();
    }

    private static FindingKind kind(ScriptError mishap) {
        return switch (mishap.kind()) {
            case VALUE -> FindingKind.VALUE_ERROR;
            case EXCEPTION -> FindingKind.EXCEPTION_ERROR;
            case LIVENESS -> FindingKind.LIVENESS_ERROR;
        };
    }

    /** A call that completes too early did not wait though it had to; one that completes too late waited without need. */
    private static FailureClass wrongTime(ScriptError mishap) {
        Matcher matcher = WRONG_TIME.matcher(mishap.message());
        if (!matcher.matches()) {
            return null;
        }
        boolean early = Integer.parseInt(matcher.group(1)) < Integer.parseInt(matcher.group(2));
        return early ? FailureClass.FF_T3 : FailureClass.EF_T3;
    }

    /** Why nobody will ever end it, if that is known. */
    private Finding diagnosed(Finding finding) {
        Optional<Finding> hang = seen.ending() instanceof Ending.Hung ? evidence.ofEnding(seen) : Optional.empty();
        if (hang.isEmpty()) {
            return finding;
        }
        List<String> details = new ArrayList<>();
        details.add(hang.get().kind().title() + ": " + hang.get().message());
        details.addAll(hang.get().details());
        return finding.withDetails(details).withFailureClass(hang.get().failureClass());
    }

    /** What the script did not ask for: data races, and threads of the component that died. */
    List<Finding> besides(CheckLog own) {
        List<Finding> findings = new ArrayList<>(evidence.races(seen));
        if (!seen.uncaughtExceptions().isEmpty() && own.mishaps().isEmpty()) {
            evidence.ofEnding(seen).ifPresent(findings::add);
        }
        return findings;
    }
}
