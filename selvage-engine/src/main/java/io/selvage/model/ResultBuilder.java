package io.selvage.model;

import io.selvage.model.system.ProcessResult;
import java.util.List;

/** Collects what a {@link Result} is made of; the verdict must be given, everything else has an empty default. */
public final class ResultBuilder {
    private final String command;
    private final String target;
    private Verdict verdict;
    private boolean exhaustive;
    private String strategy = "";
    private long executions;
    private long cut;
    private long steps;
    private double seconds;
    private int workers = 1;
    private String jdk = System.getProperty("java.version", "");
    private String turnstile = "";
    private List<Finding> findings = List.of();
    private List<ProgramOutput> outputs = List.of();
    private boolean outputsTruncated;
    private List<Step> interleaving = List.of();
    private double estimate = Double.NaN;
    private List<String> notes = List.of();
    private List<String> assumed = List.of();
    private List<SearchPhase> phases = List.of();
    private List<Unseen> unseen = List.of();
    private List<ProcessResult> processes = List.of();
    private String fault = "";

    ResultBuilder(String command, String target) {
        this.command = command;
        this.target = target;
    }

    /** With all that {@code result} has. */
    public static ResultBuilder of(Result result) {
        return new ResultBuilder(result.command(), result.target())
                .verdict(result.verdict())
                .exhaustive(result.exhaustive())
                .strategy(result.strategy())
                .executions(result.executions(), result.cut())
                .steps(result.steps())
                .seconds(result.seconds())
                .workers(result.workers())
                .jdk(result.jdk())
                .turnstile(result.turnstile())
                .findings(result.findings())
                .outputs(result.outputs())
                .outputsTruncated(result.outputsTruncated())
                .interleaving(result.interleaving())
                .estimate(result.estimate())
                .notes(result.notes())
                .assumed(result.assumed())
                .phases(result.phases())
                .unseen(result.unseen())
                .processes(result.processes())
                .fault(result.fault());
    }

    public ResultBuilder verdict(Verdict value) {
        verdict = value;
        return this;
    }

    public ResultBuilder exhaustive(boolean value) {
        exhaustive = value;
        return this;
    }

    public ResultBuilder strategy(String value) {
        strategy = value;
        return this;
    }

    public ResultBuilder executions(long complete, long abandoned) {
        executions = complete;
        cut = abandoned;
        return this;
    }

    public ResultBuilder steps(long value) {
        steps = value;
        return this;
    }

    public ResultBuilder seconds(double value) {
        seconds = value;
        return this;
    }

    public ResultBuilder workers(int value) {
        workers = value;
        return this;
    }

    public ResultBuilder jdk(String value) {
        jdk = value;
        return this;
    }

    public ResultBuilder turnstile(String value) {
        turnstile = value;
        return this;
    }

    public ResultBuilder findings(List<Finding> value) {
        findings = value;
        return this;
    }

    public ResultBuilder outputs(List<ProgramOutput> value) {
        outputs = value;
        return this;
    }

    public ResultBuilder outputsTruncated(boolean value) {
        outputsTruncated = value;
        return this;
    }

    public ResultBuilder interleaving(List<Step> value) {
        interleaving = value;
        return this;
    }

    public ResultBuilder estimate(double value) {
        estimate = value;
        return this;
    }

    public ResultBuilder notes(List<String> value) {
        notes = value;
        return this;
    }

    public ResultBuilder assumed(List<String> value) {
        assumed = value;
        return this;
    }

    public ResultBuilder phases(List<SearchPhase> value) {
        phases = value;
        return this;
    }

    public ResultBuilder unseen(List<Unseen> value) {
        unseen = value;
        return this;
    }

    public ResultBuilder processes(List<ProcessResult> value) {
        processes = value;
        return this;
    }

    public ResultBuilder fault(String whatAndWhatToDo) {
        fault = whatAndWhatToDo;
        return this;
    }

    public Result build() {
        return new Result(
                command,
                target,
                verdict,
                exhaustive,
                strategy,
                executions,
                cut,
                steps,
                seconds,
                workers,
                jdk,
                turnstile,
                findings,
                outputs,
                outputsTruncated,
                interleaving,
                estimate,
                notes,
                assumed,
                phases,
                unseen,
                processes,
                fault);
    }
}
