package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.UncaughtException;
import java.util.ArrayList;
import java.util.List;

/** Exceptions that leave a thread. */
public final class CrashDetector implements Detector {
    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        List<Finding> findings = new ArrayList<>();
        for (UncaughtException crash : execution.uncaughtExceptions()) {
            findings.add(finding(execution, crash));
        }
        return findings;
    }

    private static Finding finding(FinishedExecution execution, UncaughtException crash) {
        List<String> sites = new ArrayList<>();
        List<String> details = describe(crash.exception(), sites);
        String message = execution.threadName(crash.thread()) + " died of " + text(crash.exception());
        return Finding.of(FindingKind.UNCAUGHT_EXCEPTION, message)
                .withDetails(details)
                .withException(crash.exception().getClass().getName())
                .withStack(StackFrames.ofProgram(List.of(crash.exception().getStackTrace())))
                .withSites(sites);
    }

    /** The exception itself is named in the message. */
    private static List<String> describe(Throwable exception, List<String> sites) {
        List<String> lines = new ArrayList<>();
        Throwable cause = exception;
        for (int depth = 0; cause != null && depth < 5; depth++, cause = cause.getCause()) {
            if (depth > 0) {
                lines.add("caused by " + text(cause));
            }
            int shown = 0;
            for (StackTraceElement frame : cause.getStackTrace()) {
                if (StackFrames.isProgram(frame)) {
                    if (shown++ < StackFrames.SHOWN) {
                        lines.add("  at " + StackFrames.text(frame));
                    }
                    addSite(sites, frame);
                }
            }
        }
        return lines;
    }

    /** The program's own words, unless they fail: then the exception's class. */
    private static String text(Throwable exception) {
        try {
            String text = exception.toString();
            return text == null ? exception.getClass().getName() : text;
        } catch (RuntimeException | Error wordless) {
            return exception.getClass().getName() + " (its toString() fails: "
                    + wordless.getClass().getName() + ")";
        }
    }

    private static void addSite(List<String> sites, StackTraceElement frame) {
        String site = frame.getFileName() + ":" + frame.getLineNumber();
        if (StackFrames.hasSource(frame) && sites.size() < 3 && !sites.contains(site)) {
            sites.add(site);
        }
    }
}
