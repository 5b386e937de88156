package io.selvage.libraries;

import io.selvage.testbed.realrun.PlainRun;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs a program on real threads: a right use always does what it declares, and whatever a program does is among what a
 * search that is called exhaustive has found. {@code -Dselvage.real.runs=1000} runs it more often.
 */
final class RealRuns {
    private static final int RUNS = Integer.getInteger("selvage.real.runs", 5);

    private final Use use;
    private final Judgement judgement;

    RealRuns(Use use, Judgement judgement) {
        this.use = use;
        this.judgement = judgement;
    }

    /** What contradicts the declaration or the verdict; empty if nothing does. */
    List<String> objections() {
        URL[] classPath =
                LibraryJars.classPath(use.library()).stream().map(RealRuns::url).toArray(URL[]::new);
        Set<String> objections = new TreeSet<>();
        for (int i = 0; i < RUNS && objections.isEmpty(); i++) {
            PlainRun run = PlainRun.of(classPath, use.program().getName());
            if (use.isRight() && !isDeclared(run)) {
                objections.add("a real run of a right use: " + run);
            }
            if (judgement.exhaustive() && !isFound(run)) {
                objections.add("a real run that no execution showed: " + run + " against " + judgement);
            }
            if (run.failure().equals(PlainRun.HANG)) {
                break;
            }
        }
        return new ArrayList<>(objections);
    }

    private boolean isDeclared(PlainRun run) {
        return run.failure().isEmpty() && List.of(use.expect().outputs()).contains(run.output());
    }

    /** Findings that are no exceptions, and no races, are hangs. */
    private boolean isFound(PlainRun run) {
        if (run.failure().isEmpty()) {
            return judgement.outputs().contains(run.output());
        }
        Set<String> kinds = judgement.kinds();
        if (run.failure().equals(PlainRun.HANG)) {
            kinds.removeAll(Set.of("UNCAUGHT_EXCEPTION", "DATA_RACE"));
            return !kinds.isEmpty();
        }
        return kinds.contains("UNCAUGHT_EXCEPTION");
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
