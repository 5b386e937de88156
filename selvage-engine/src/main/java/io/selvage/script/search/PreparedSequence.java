package io.selvage.script.search;

import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.script.driver.ScriptedSequence;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A sequence ready to run.
 *
 * @param file what its lines are lines of; the empty string if there is no script
 * @param maker makes it anew for each execution
 * @param program how a schedule file refers to it
 * @param places puts places that people know into findings
 */
public record PreparedSequence(
        int number,
        String file,
        int line,
        List<String> conditions,
        Supplier<ScriptedSequence> maker,
        Program program,
        UnaryOperator<Finding> places) {}
