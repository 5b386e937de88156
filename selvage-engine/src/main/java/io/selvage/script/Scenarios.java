package io.selvage.script;

import io.selvage.explore.subject.Program;
import io.selvage.model.Verdict;
import io.selvage.options.Options;
import io.selvage.script.driver.ScriptedSequence;
import io.selvage.script.report.ScriptReport;
import io.selvage.script.search.Orders;
import io.selvage.script.search.PreparedSequence;
import io.selvage.script.search.ScriptExplorer;
import io.selvage.script.search.ScriptResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Runs sequences that are Java classes. The weaving agent must be active. */
public final class Scenarios {
    private Scenarios() {}

    /** Runs all orders that the sequence allows; {@code factory} makes a new one for each. */
    public static ScriptResult explore(Options options, String name, Supplier<ScriptedSequence> factory) {
        return explore(options, name, List.of(factory));
    }

    private static ScriptResult explore(Options options, String name, List<Supplier<ScriptedSequence>> factories) {
        // A loader of its own identifies the threads of the test.
        ClassLoader loader = new ClassLoader(Thread.currentThread().getContextClassLoader()) {};
        List<PreparedSequence> prepared = new ArrayList<>();
        for (Supplier<ScriptedSequence> factory : factories) {
            Program program = new Program(List.of(), name, List.of());
            int number = prepared.size() + 1;
            prepared.add(new PreparedSequence(number, "", 0, List.of(), factory, program, sites -> sites));
        }
        ScriptExplorer explorer = new ScriptExplorer(options, name);
        explorer.exploreAll(loader, prepared, Orders.ALL);
        return new ScriptResult(explorer.result(Orders.ALL, prepared.size()), explorer.reports(), 0, List.of());
    }

    /** Runs all sequences, prints the report and answers with the exit code of the command line. */
    public static int runAll(String name, List<Supplier<ScriptedSequence>> factories) {
        ScriptResult result = explore(Options.DEFAULTS, name, factories);
        System.out.print(ScriptReport.text(result));
        return switch (result.verdict()) {
            case PASSED, NOT_FOUND -> 0;
            case FAILED -> 1;
            default -> 3;
        };
    }

    /** @throws AssertionError with the report if any order fails, or not all could be run */
    public static void assertPasses(String name, Supplier<ScriptedSequence> factory) {
        ScriptResult result = explore(Options.DEFAULTS, name, factory);
        if (result.verdict() != Verdict.PASSED) {
            throw new AssertionError(ScriptReport.text(result));
        }
    }
}
