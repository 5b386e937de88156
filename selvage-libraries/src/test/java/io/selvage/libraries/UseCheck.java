package io.selvage.libraries;

import io.selvage.testbed.Expect;
import io.selvage.testbed.SelvageProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Explores a program with a library, as a user does, and compares what comes of it with what the program declares. */
final class UseCheck {
    /** Executions are counted, whatever time they take; this is for those that never end. */
    private static final String FOREVER = "10m";

    /** Generators of classes take tens of thousands of steps before there is a second thread. */
    private static final String STEPS = "1000000";

    private static final long USUAL = 300;
    private static final long ALL = 20_000;

    private final Use use;
    private final Expect expect;
    private final List<String> objections = new ArrayList<>();

    UseCheck(Use use) {
        this.use = use;
        this.expect = use.expect();
    }

    /** Explores the program and runs it for real, keeps its line of the page, and says what is wrong. */
    List<String> run(Path folder) throws IOException {
        Judgement judgement = explore(folder);
        check(judgement);
        objections.addAll(new RealRuns(use, judgement).objections());
        CompatibilityRow.of(use, judgement, objections).save();
        return objections;
    }

    private Judgement explore(Path folder) {
        List<String> arguments = new ArrayList<>(List.of("run", "--json", "--quiet", "--keep-going"));
        arguments.addAll(List.of("--time", FOREVER, "--steps", STEPS, "--out", folder.toString()));
        arguments.addAll(List.of("--strategy", effort()[0], "--schedules", effort()[1]));
        arguments.addAll(List.of("--classpath", classPath()));
        arguments.add(use.program().getName());
        SelvageProcess.Run run = SelvageProcess.selvage(folder, List.of(), arguments);
        if (run.out().isBlank()) {
            throw new AssertionError(use + ": no answer, exit code " + run.exit() + ": " + run.err());
        }
        return Judgement.parse(run.out());
    }

    /** Strategy and number of executions: {@code "random 300"}. */
    private String[] effort() {
        String usual = "dpor " + (expect.proof().isEmpty() ? USUAL : ALL);
        return (expect.enough().length == 0 ? usual : expect.enough()[0]).split(" ");
    }

    private String classPath() {
        return LibraryJars.classPath(use.library()).stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private void check(Judgement judgement) {
        String told = ": " + judgement;
        Set<String> verdicts = Set.of("PASSED", "NOT_FOUND", "FAILED");
        require(verdicts.contains(judgement.verdict()), "no answer" + told);
        checkFindings(judgement);
        checkOutputs(judgement);
        boolean honest = judgement.exhaustive() || !judgement.unseen().isEmpty();
        require(expect.proof().isEmpty() || honest, "neither proves it nor says what is unseen" + told);
    }

    private void checkFindings(Judgement judgement) {
        Set<String> racy = Set.of(use.of().races());
        for (Judgement.Found found : judgement.findings()) {
            if (found.isRaceWithin(racy)) {
                continue;
            }
            boolean declared = isDeclared(found) || List.of(expect.also()).contains(found.kind());
            require(declared, "false alarm: " + judgement);
        }
        boolean named = judgement.findings().stream().anyMatch(this::isDeclared);
        require(use.isRight() || named, "no " + expect.finding() + ": " + judgement);
    }

    /** An exception that says something else than the planted one is none of the program's. */
    private boolean isDeclared(Judgement.Found found) {
        return found.kind().equals(expect.finding())
                && found.message().contains(use.of().says());
    }

    private void checkOutputs(Judgement judgement) {
        Set<String> declared = Set.of(expect.outputs());
        if (use.isRight()) {
            require(declared.containsAll(judgement.outputs()), "cannot be printed: " + judgement.outputs());
            boolean complete = judgement.outputs().containsAll(declared);
            require(complete || !judgement.exhaustive(), "never printed some of " + declared + ": " + judgement);
        }
    }

    private void require(boolean fact, String objection) {
        if (!fact) {
            objections.add(objection);
        }
    }
}
