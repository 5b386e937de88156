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
 * @param file the script's file; the empty string if there is no script
 * @param line the line of the script where it begins
 * @param conditions the conditions that the script claims for it
 * @param factory makes a new one for each execution
 * @param program how a schedule file refers to it
 * @param siteMapper replaces sites of the driver in findings by sites of the script
 */
public record PreparedSequence(
        int number,
        String file,
        int line,
        List<String> conditions,
        Supplier<ScriptedSequence> factory,
        Program program,
        UnaryOperator<Finding> siteMapper) {}
