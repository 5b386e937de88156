package io.selvage.junit;

import io.selvage.explore.Exploration;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.BadOption;
import io.selvage.options.Options;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.report.ReportFiles;
import io.selvage.report.ReportSources;
import io.selvage.report.ResultContent;
import io.selvage.report.SourceExcerpts;
import io.selvage.report.TextReport;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Explores one test method. Touches the engine: only to be used once the agent is in. */
final class SelvageTestRun {
    private final Class<?> type;
    private final Method method;
    private final SelvageTest annotation;

    /** What JUnit gives to the test; empty unless it is parameterized. */
    private final List<Object> given;

    private SelvageTestRun(Class<?> type, Method method, SelvageTest annotation, List<Object> given) {
        this.type = type;
        this.method = method;
        this.annotation = annotation;
        this.given = given;
    }

    static TestOutcome of(ExtensionContext context, List<Object> given) {
        Method method = context.getRequiredTestMethod();
        SelvageTest annotation =
                AnnotationSupport.findAnnotation(method, SelvageTest.class).orElseThrow();
        return new SelvageTestRun(context.getRequiredTestClass(), method, annotation, given).run();
    }

    private TestOutcome run() {
        try {
            Optional<String> problem = given.isEmpty()
                    ? UnsupportedInjection.objection(type, method, Scenario.class)
                    : UnsupportedInjection.around(type, method);
            if (problem.isPresent()) {
                return TestOutcome.broken(named(problem.get()));
            }
            return run(AnnotationOptions.of(annotation));
        } catch (BadOption | BadSchedule | IllegalArgumentException e) {
            return TestOutcome.broken(named(e.getMessage()));
        }
    }

    private TestOutcome run(Options options) {
        Optional<String> unwritable = attempt(() -> ReportFiles.check(options));
        if (unwritable.isPresent()) {
            return TestOutcome.broken(unwritable.get());
        }
        Optional<ScheduleFile> file = scheduleFile();
        Options used = file.map(recorded -> recorded.replayOptions(options)).orElse(options);
        TestSubject subject = new TestSubject(type, method, new TestArguments(given), used);
        Result result = annotation.replay().isEmpty()
                ? Exploration.run(TestShard.of(used, subject.fileName()), subject)
                : replay(used, subject, file);
        ResultFolder.keep(result, options, subject.fileName());
        return answer(result, options, subject);
    }

    private String named(String problem) {
        return "@SelvageTest on " + type.getName() + "." + method.getName() + ": " + problem;
    }

    /** What the annotation says to replay, if that is a file. */
    private Optional<ScheduleFile> scheduleFile() {
        String replay = annotation.replay();
        return replay.isEmpty() || Schedule.isText(replay)
                ? Optional.empty()
                : Optional.of(ScheduleFile.read(Path.of(replay)));
    }

    private Result replay(Options options, TestSubject subject, Optional<ScheduleFile> file) {
        Schedule schedule = file.map(ScheduleFile::schedule).orElseGet(() -> Schedule.parse(annotation.replay()));
        return Exploration.replay(options, subject, schedule, file.orElse(null));
    }

    private TestOutcome answer(Result result, Options options, TestSubject subject) {
        String headline = TextReport.verdict(result);
        Optional<String> unwritten =
                attempt(() -> ReportFiles.write(options, new ResultContent(result), new JvmSources()));
        Optional<TestOutcome> aborted = subject.aborted().map(TestOutcome::aborted);
        return switch (result.verdict()) {
            case PASSED, NOT_FOUND ->
                unwritten.map(TestOutcome::broken).or(() -> aborted).orElseGet(() -> passed(result, subject));
            case FAILED -> {
                Finding first = result.findings().get(0);
                yield TestOutcome.failed(
                        headline,
                        TextReport.headline(first) + ": "
                                + first.message().lines().findFirst().orElse(""),
                        report(result) + unwritten.orElse(""),
                        FailureStack.of(first),
                        subject.assertion(first.message()));
            }
            case NOTHING_TESTED -> aborted.orElse(TestOutcome.broken(headline));
            case TOOL_FAULT -> TestOutcome.broken(headline);
        };
    }

    private TestOutcome passed(Result result, TestSubject subject) {
        if (TestShard.isThere() && annotation.replay().isEmpty()) {
            // Whether it has come to its end, and whether anything was checked, is for all shards to say.
            return TestOutcome.passed(TextReport.verdict(result));
        }
        if (!subject.isCompleted()) {
            return TestOutcome.broken(named("no execution came to the end of the test, so that nothing was checked;"
                    + " take System.exit out of what it calls, or give it more time"));
        }
        String headline = TextReport.verdict(result);
        return result.verdict() == Verdict.NOT_FOUND && annotation.replay().isEmpty()
                ? TestOutcome.unfinished(
                        headline, report(result), annotation.unfinished().resolved())
                : TestOutcome.passed(headline);
    }

    private static String report(Result result) {
        return AttributeWords.of(TextReport.of(result, file -> "@SelvageTest(replay = " + literal(file) + ")"));
    }

    private static String literal(Path file) {
        return '"' + file.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Something that is done about reports. */
    @FunctionalInterface
    private interface FileAction {
        void run() throws ReportFiles.Unwritable;
    }

    /** What went wrong, if anything did. */
    private static Optional<String> attempt(FileAction action) {
        try {
            action.run();
            return Optional.empty();
        } catch (ReportFiles.Unwritable e) {
            return Optional.of("cannot write the report to " + e.file() + " (" + e.getCause()
                    + "); choose another place for " + e.option().name());
        }
    }

    /** Sources beside the classes of this JVM. */
    private record JvmSources() implements ReportSources {
        @Override
        public SourceExcerpts excerpts() {
            return SourceExcerpts.ofThisJvm();
        }

        @Override
        public String path(String fileName) {
            return fileName;
        }
    }
}
