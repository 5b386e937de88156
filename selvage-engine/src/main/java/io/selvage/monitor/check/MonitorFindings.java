package io.selvage.monitor.check;

import io.selvage.hooks.Sites;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.monitor.run.Invocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Findings about built-in properties, in words. */
final class MonitorFindings {
    private static final int MAX_FRAMES = 8;

    /** Frames of these packages are left out of stack traces: they lie between the monitor's code and what it calls. */
    private static final List<String> ENGINE_PACKAGES =
            List.of("io.selvage.monitor.", "io.selvage.hooks.", "io.selvage.scheduler.", "java.lang.invoke.");

    private MonitorFindings() {}

    /** @param cycle threads of which each waits for a lock of the next one */
    static Finding deadlock(List<Invocation> cycle) {
        List<String> details = new ArrayList<>();
        List<String> sites = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            String location = location(cycle.get(i).site());
            sites.add(location);
            details.add("  " + cycle.get(i) + " wants a lock at " + location + " that "
                    + cycle.get((i + 1) % cycle.size()) + " holds");
        }
        return Finding.of(FindingKind.DEADLOCK, cycle.size() + " threads want locks from one another in a cycle")
                .withFailureClass(FailureClass.FF_T2)
                .withDetails(details)
                .withSites(sites.stream().distinct().sorted().toList());
    }

    static Finding uncaught(Invocation invocation, Throwable failure) {
        List<StackTraceElement> own = Arrays.stream(failure.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(Invocation.class.getName()))
                .filter(frame -> ENGINE_PACKAGES.stream().noneMatch(frame.getClassName()::startsWith)
                        && !frame.getMethodName().startsWith("selvage$"))
                .toList();
        List<String> frames =
                own.stream().limit(MAX_FRAMES).map(frame -> "  at " + frame).toList();
        List<String> sites = own.stream()
                .filter(frame -> !frame.getClassName().startsWith("java."))
                .limit(1)
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .toList();
        return Finding.of(FindingKind.UNCAUGHT_EXCEPTION, invocation + " threw " + failure)
                .withDetails(frames)
                .withSites(sites);
    }

    /** The last move exceeded its limit. */
    static Finding stuckMove(Invocation invocation) {
        Finding finding = Finding.of(FindingKind.LIVELOCK, invocation + " does not leave the monitor")
                .withFailureClass(FailureClass.FF_T4);
        boolean isPlaceKnown = invocation.blocking() == Invocation.Blocking.BLOCK && invocation.site() != 0;
        return isPlaceKnown ? finding.withSites(List.of(location(invocation.site()))) : finding;
    }

    /** @param how why the thread continued although a new call would have to wait */
    static Finding waitOutsideLoop(Invocation invocation, int site, String how) {
        String location = location(site);
        return Finding.of(
                        FindingKind.PROPERTY_VIOLATION,
                        "the wait at " + location + " is in no loop: " + how + ", " + invocation
                                + " goes on without looking, where a new call would have to wait")
                .withFailureClass(FailureClass.FF_T3)
                .withSites(List.of(location));
    }

    static Finding wrongWaiter(Invocation invocation, int site, Invocation overtakenBy) {
        return Finding.of(
                        FindingKind.WRONG_WAITER,
                        "notify woke " + overtakenBy + ", which had to wait again, and not " + invocation
                                + ", which could go on")
                .withSites(List.of(location(site)));
    }

    static Finding missedNotification(Invocation invocation, int site) {
        String location = location(site);
        return Finding.of(
                        FindingKind.MISSED_NOTIFICATION,
                        invocation + " waits at " + location + " though it could go on, and nobody is about to wake it")
                .withSites(List.of(location));
    }

    /** @param nested whether a thread that could help needs a lock that is held meanwhile */
    static Finding neverCompletes(Invocation invocation, int site, boolean nested) {
        String location = location(site);
        FindingKind kind = nested ? FindingKind.NESTED_MONITOR : FindingKind.ORPHANED_WAIT;
        String why = nested ? "who could help needs a lock that is held meanwhile" : "whatever is called";
        return Finding.of(kind, invocation + " waits at " + location + " and can never complete, " + why)
                .withSites(List.of(location));
    }

    private static String location(int site) {
        return Sites.get(site).location();
    }
}
