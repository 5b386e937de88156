package io.selvage.report;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Results to render. */
final class Samples {
    private Samples() {}

    static Result deadlock() {
        Finding finding = Finding.of(FindingKind.DEADLOCK, "transfer-1 and transfer-2 each want what the other holds.")
                .withDetails(List.of(
                        "transfer-1 holds account#1 (Bank.java:21), wants account#2 (Bank.java:22)",
                        "transfer-2 holds account#2 (Bank.java:21), wants account#1 (Bank.java:22)"))
                .withExecution(3, "v1:a:ab:xyz")
                .withOriginal("v1:a:abab:uvw", 1)
                .withCount(2)
                .withSites(List.of("Bank.java:21", "Bank.java:22"))
                .withSteps(List.of(
                        new Step(1, "transfer-1", "lock account#1", "Bank.java:21", ""),
                        new Step(2, "transfer-2", "lock account#2", "Bank.java:21", "chosen"),
                        new Step(3, "transfer-1", "lock account#2 …", "Bank.java:22", "blocked: held by transfer-2"),
                        new Step(4, "transfer-2", "lock account#1 …", "Bank.java:22", "blocked: held by transfer-1")))
                .withFile(Path.of("target", "selvage", "Bank-1.schedule"));
        return base(Verdict.FAILED).executions(3, 0).findings(List.of(finding)).build();
    }

    static Result passed() {
        return base(Verdict.PASSED).exhaustive(true).executions(1284, 0).build();
    }

    static Result notFound() {
        List<ProgramOutput> outputs =
                List.of(new ProgramOutput("1\n", 9_000), new ProgramOutput("2\n\"\\<b>😀", 1_000));
        return base(Verdict.NOT_FOUND)
                .strategy("pct")
                .executions(10_000, 12)
                .outputs(outputs)
                .outputsTruncated(true)
                .notes(List.of("seed 42"))
                .build();
    }

    static Result nothingTested() {
        return base(Verdict.NOTHING_TESTED)
                .fault("no second thread reached a scheduling point; give a program that starts threads")
                .build();
    }

    static Result livelock() {
        List<Step> steps = IntStream.rangeClosed(1, 1000)
                .mapToObj(number -> new Step(number, "t" + number % 8, "read flag", "Spin.java:7", ""))
                .toList();
        Finding finding = Finding.of(FindingKind.LIVELOCK, "The execution did not end within 1,000 steps.")
                .withExecution(1, "v1:a::0")
                .withSteps(steps);
        return base(Verdict.FAILED).executions(1, 0).findings(List.of(finding)).build();
    }

    private static ResultBuilder base(Verdict verdict) {
        return Result.builder("run", "Bank")
                .verdict(verdict)
                .strategy("dpor")
                .steps(57)
                .seconds(0.0412)
                .jdk("25.0.3")
                .turnstile("continuation");
    }
}
