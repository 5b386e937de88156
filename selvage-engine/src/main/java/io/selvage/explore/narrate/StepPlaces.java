package io.selvage.explore.narrate;

import io.selvage.detect.StackFrames;
import io.selvage.model.CodeOwner;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Where the steps of an execution are. What code of a library or of the JDK does is told at the line of the program
 * that called it.
 */
final class StepPlaces {
    /**
     * @param location {@code Bank.java:21}, or the empty string
     * @param source the file within a folder of sources, or the empty string
     * @param path from the line of the program to the code that is not its own; empty if there is none
     * @param isOwn whether the program's own code does it, or called who does
     */
    record Place(String location, String source, List<String> path, boolean isOwn) {}

    private static final String[] JDK = {"java.", "javax.", "jdk.", "sun."};

    private final FinishedExecution execution;
    private final Trace trace;
    private final Function<String, CodeOwner> owners;
    private final Map<Integer, StackTraceElement[]> deaths = new HashMap<>();

    StepPlaces(FinishedExecution execution, Function<String, CodeOwner> owners) {
        this.execution = execution;
        this.trace = execution.trace();
        this.owners = owners;
        for (UncaughtException crash : execution.uncaughtExceptions()) {
            deaths.put(crash.thread(), crash.exception().getStackTrace());
        }
    }

    Place of(int event) {
        int site = trace.site(event);
        if (trace.kind(event) == OpKind.END) {
            StackTraceElement[] death = deaths.get(trace.thread(event));
            return death == null ? at(site, true) : within(List.of(death), at(site, true), "");
        }
        if (trace.kind(event) == OpKind.START || trace.kind(event) == OpKind.JOIN) {
            return ofThreadLife(event);
        }
        String type = execution.type(site);
        if (type.isEmpty() || isOwn(type)) {
            return at(site, true);
        }
        String inside = isJdk(type) ? "" : execution.location(site);
        return within(execution.stack(event), at(site, false), inside);
    }

    /** Code that is not woven may start or join threads: only the stack knows which line of the program called it. */
    private Place ofThreadLife(int event) {
        List<StackTraceElement> callers = execution.stack(event).stream()
                .dropWhile(frame -> isJdk(frame.getClassName()))
                .toList();
        return within(callers, at(trace.site(event), true), "");
    }

    private Place at(int site, boolean isOwn) {
        return new Place(location(site), execution.source(site), List.of(), isOwn);
    }

    /** Classes of the JDK without the package: the line is not known. */
    String location(int site) {
        String location = execution.location(site);
        String type = execution.type(site);
        boolean isNamed = location.startsWith(type) && isJdk(type);
        return isNamed ? location.substring(type.lastIndexOf('.') + 1) : location;
    }

    private Place within(List<StackTraceElement> stack, Place otherwise, String inside) {
        List<String> path = new ArrayList<>();
        for (StackTraceElement frame : stack) {
            if (StackFrames.isProgram(frame)) {
                path.add(StackFrames.text(frame));
            }
            if (StackFrames.isProgram(frame) && StackFrames.hasSource(frame) && isOwn(frame.getClassName())) {
                Collections.reverse(path);
                String line = frame.getFileName() + ":" + frame.getLineNumber();
                String location = inside.isEmpty() ? line : line + " → " + inside;
                return new Place(location, source(frame), path.size() > 1 ? path : List.of(), true);
            }
        }
        return otherwise;
    }

    private static String source(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') + frame.getFileName();
    }

    private boolean isOwn(String type) {
        return !isJdk(type) && owners.apply(type) != CodeOwner.LIBRARY;
    }

    private static boolean isJdk(String type) {
        for (String prefix : JDK) {
            if (type.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
