package io.selvage.cli;

import io.selvage.cli.command.Engine;
import io.selvage.explore.subject.Program;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.state.StateGraph;
import io.selvage.monitor.studies.Study;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Remembers what it was asked and answers as told. */
final class FakeEngine implements Engine {
    final List<Program> programs = new ArrayList<>();
    Options options;
    Schedule schedule;
    ScheduleFile file;
    Function<Program, Result> answer = program -> result(Verdict.PASSED);

    @Override
    public Result run(Options given, Subject subject) {
        Program program = (Program) subject;
        options = given;
        programs.add(program);
        return answer.apply(program);
    }

    @Override
    public Result replay(Options given, Subject program, Schedule recorded, ScheduleFile from) {
        schedule = recorded;
        file = from;
        return run(given, program);
    }

    /** As the study with the specification's name says. */
    @Override
    public MonitorResult monitor(Options given, MonitorSpec<?> spec) {
        Study study = Study.named(spec.name()).orElseThrow();
        Result result = study.isBroken() ? failed(FindingKind.PROPERTY_VIOLATION) : result(Verdict.PASSED);
        return new MonitorResult(
                result,
                study.states(),
                study.paths(),
                study.transitions(),
                0,
                0,
                List.of(),
                StateGraph.empty(),
                List.of(),
                List.of());
    }

    static Result result(Verdict verdict) {
        return Result.builder("run", "Main")
                .verdict(verdict)
                .exhaustive(verdict == Verdict.PASSED)
                .strategy("dpor")
                .findings(verdict == Verdict.FAILED ? List.of(Finding.of(FindingKind.DEADLOCK, "stuck")) : List.of())
                .build();
    }

    static Result failed(FindingKind kind) {
        return Result.builder("run", "Main")
                .verdict(Verdict.FAILED)
                .findings(List.of(Finding.of(kind, "bad")))
                .build();
    }
}
