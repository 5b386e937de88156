package io.selvage.testbed.realrun;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.Options;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Holds a verdict against the real JVM: whatever a program does on real threads must be among what a search that is
 * called exhaustive has found. A search that is not called so promises nothing and is not compared. Neither is one that
 * has found a data race between calls on an object of the JDK: a call is one step, and what two of them do to one
 * another inside is told by the race only.
 */
public final class RealRunCheck {
    private static final Set<FindingKind> HANGS = EnumSet.of(
            FindingKind.DEADLOCK,
            FindingKind.LOST_NOTIFICATION,
            FindingKind.WRONG_WAITER,
            FindingKind.MISSED_NOTIFICATION,
            FindingKind.NESTED_MONITOR,
            FindingKind.ORPHANED_WAIT,
            FindingKind.THREAD_LEAK,
            FindingKind.LIVELOCK);

    private final List<Path> classPath;
    private final String main;
    private final String[] arguments;

    /** A check of {@code main} with {@code arguments}, all of which are on {@code classPath} but for the JDK. */
    public RealRunCheck(List<Path> classPath, String main, String... arguments) {
        this.classPath = classPath;
        this.main = main;
        this.arguments = arguments;
    }

    /** What contradicts the verdict of a search with {@code options}; empty if nothing does, or nothing was proved. */
    public List<String> objections(Options options, int runs) {
        URL[] urls = classPath.stream().map(RealRunCheck::url).toArray(URL[]::new);
        Result result = Exploration.run(options, new Program(classPath, main, List.of(arguments)));
        return objections(result, main, () -> PlainRun.of(urls, main, arguments), runs);
    }

    /** The same for the {@code result} of any search, and a way to run the program on real threads. */
    public static List<String> objections(Result result, String name, Supplier<PlainRun> program, int runs) {
        return canBeCompared(result) ? compare(result, name, program, runs) : List.of();
    }

    /** Whether {@code result} promises that there is nothing else than it tells of. */
    public static boolean canBeCompared(Result result) {
        boolean promises = result.exhaustive() && !result.outputsTruncated();
        return promises && result.findings().stream().noneMatch(RealRunCheck::isRaceInsideCalls);
    }

    /** Of calls, the message names the object and in brackets the method: {@code Scanner#1 (Scanner.nextInt)}. */
    private static boolean isRaceInsideCalls(Finding finding) {
        return finding.kind() == FindingKind.DATA_RACE && finding.message().matches(".*#\\d+ \\(.*");
    }

    private static List<String> compare(Result result, String name, Supplier<PlainRun> program, int runs) {
        Set<String> outputs = result.outputs().stream().map(ProgramOutput::text).collect(Collectors.toSet());
        Set<FindingKind> kinds = result.findings().stream().map(Finding::kind).collect(Collectors.toSet());
        TreeMap<String, Integer> objections = new TreeMap<>();
        for (int i = 0; i < runs; i++) {
            PlainRun run = program.get();
            if (!isExpected(run, outputs, kinds)) {
                objections.merge(describe(run), 1, Integer::sum);
            }
            if (run.failure().equals(PlainRun.HANG)) {
                break;
            }
        }
        List<String> texts = new ArrayList<>();
        objections.forEach((text, times) -> texts.add(name + ": " + text + " in " + times + " of " + runs
                + " real runs, and never in " + result.executions() + " executions called exhaustive"));
        return texts;
    }

    private static boolean isExpected(PlainRun run, Set<String> outputs, Set<FindingKind> kinds) {
        if (run.failure().isEmpty()) {
            return outputs.contains(run.output());
        }
        return run.failure().equals(PlainRun.HANG)
                ? kinds.stream().anyMatch(HANGS::contains)
                : kinds.contains(FindingKind.UNCAUGHT_EXCEPTION);
    }

    private static String describe(PlainRun run) {
        return run.failure().isEmpty() ? "prints \"" + run.output().replace("\n", "\\n") + '"' : run.failure();
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
