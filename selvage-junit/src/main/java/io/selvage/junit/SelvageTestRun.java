package io.selvage.junit;

import io.selvage.explore.Exploration;
import io.selvage.model.Result;
import io.selvage.options.BadOption;
import io.selvage.options.Options;
import io.selvage.replay.BadSchedule;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.report.HtmlReport;
import io.selvage.report.SourceExcerpts;
import io.selvage.report.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Explores one test method. Touches the engine: only to be used once the agent is in. */
final class SelvageTestRun {
    private final SelvageTest wanted;
    private final TestSubject subject;

    private SelvageTestRun(SelvageTest wanted, TestSubject subject) {
        this.wanted = wanted;
        this.subject = subject;
    }

    static TestOutcome of(ExtensionContext context) {
        SelvageTest wanted = AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), SelvageTest.class)
                .orElseThrow();
        List<String> woven = List.of(
                Arrays.toString(wanted.include()),
                Arrays.toString(wanted.exclude()),
                wanted.granularity(),
                Arrays.toString(wanted.unshared()),
                Boolean.toString(wanted.checkUnshared()));
        TestSubject subject = new TestSubject(context.getRequiredTestClass(), context.getRequiredTestMethod(), woven);
        return new SelvageTestRun(wanted, subject).run();
    }

    private TestOutcome run() {
        try {
            Optional<String> objection = subject.objection();
            if (objection.isPresent()) {
                return TestOutcome.broken(named(objection.get()));
            }
            Options options = AnnotationOptions.of(wanted);
            Optional<String> unwritable = options.html().flatMap(SelvageTestRun::objection);
            if (unwritable.isPresent()) {
                return TestOutcome.broken(unwritable.get());
            }
            Result result = wanted.replay().isEmpty() ? Exploration.run(options, subject) : replay(options);
            ResultFolder.keep(result, options, subject.fileName());
            return answer(result, options);
        } catch (BadOption | BadSchedule | IllegalArgumentException e) {
            return TestOutcome.broken(named(e.getMessage()));
        }
    }

    private String named(String objection) {
        return "@SelvageTest on " + subject.name() + ": " + objection;
    }

    private Result replay(Options options) {
        String replay = wanted.replay();
        if (replay.startsWith("v") && replay.contains(":")) {
            return Exploration.replay(options, subject, Schedule.parse(replay), null);
        }
        ScheduleFile file = ScheduleFile.read(Path.of(replay));
        return Exploration.replay(file.options().overriddenBy(options), subject, file.schedule(), file);
    }

    private TestOutcome answer(Result result, Options options) {
        String headline = TextReport.verdict(result);
        Optional<String> unwritten = options.html().flatMap(file -> write(result, file));
        Optional<TestOutcome> aborted = subject.aborted().map(TestOutcome::aborted);
        return switch (result.verdict()) {
            case PASSED, NOT_FOUND ->
                unwritten.map(TestOutcome::broken).or(() -> aborted).orElseGet(() -> passed(headline));
            case FAILED -> TestOutcome.failed(headline, report(result) + unwritten.orElse(""));
            case NOTHING_TESTED -> aborted.orElse(TestOutcome.broken(headline));
            case TOOL_FAULT -> TestOutcome.broken(headline);
        };
    }

    private TestOutcome passed(String headline) {
        return subject.isCompleted()
                ? TestOutcome.passed(headline)
                : TestOutcome.broken(named("no execution came to the end of the test, so that nothing was checked;"
                        + " take System.exit out of what it calls, or give it more time"));
    }

    private static String report(Result result) {
        return TextReport.of(result, file -> "@SelvageTest(replay = " + literal(file) + ")");
    }

    private static String literal(Path file) {
        return '"' + file.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** What would go wrong with writing the report: better known before the search than after it. */
    private static Optional<String> objection(Path file) {
        return attempt(file, () -> {
            boolean isNew = !Files.exists(file);
            Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        });
    }

    /** What went wrong, if anything did. */
    private static Optional<String> write(Result result, Path file) {
        return attempt(file, () -> Files.writeString(file, HtmlReport.of(result, SourceExcerpts.ofThisJvm())));
    }

    /** Something that is done to a file. */
    @FunctionalInterface
    private interface Deed {
        void perform() throws IOException;
    }

    private static Optional<String> attempt(Path file, Deed deed) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            deed.perform();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("cannot write the report to " + file + " (" + e + "); choose another place for html");
        }
    }
}
