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
import java.util.List;
import java.util.function.Supplier;

/** Runs sequences that are Java classes. The weaving agent must be active. */
public final class Scenarios {
    private Scenarios() {}

    /** Runs all orders that the sequence allows; {@code factory} makes a new one for each. */
    public static ScriptResult explore(Options options, String name, Supplier<ScriptedSequence> factory) {
        // A loader of its own identifies the threads of the test.
        ClassLoader loader = new ClassLoader(Thread.currentThread().getContextClassLoader()) {};
        PreparedSequence prepared = new PreparedSequence(
                1, "", 0, List.of(), factory, new Program(List.of(), name, List.of()), sites -> sites);
        ScriptExplorer explorer = new ScriptExplorer(options, name);
        explorer.exploreAll(loader, List.of(prepared), Orders.ALL);
        return new ScriptResult(explorer.result(Orders.ALL, 1), explorer.reports(), 0, List.of());
    }

    /** @throws AssertionError with the report if any order fails, or not all could be run */
    public static void assertPasses(String name, Supplier<ScriptedSequence> factory) {
        ScriptResult result = explore(Options.DEFAULTS, name, factory);
        if (result.verdict() != Verdict.PASSED) {
            throw new AssertionError(ScriptReport.text(result));
        }
    }
}
