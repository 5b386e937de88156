package io.selvage.script;

import io.selvage.explore.Program;
import io.selvage.script.driver.ScriptedSequence;
import java.util.List;
import java.util.function.Supplier;

/**
 * A sequence ready to run.
 *
 * @param file what its lines are lines of; the empty string if there is no script
 * @param maker makes it anew for each execution
 * @param program how a schedule file refers to it
 */
record Plan(
        int number,
        String file,
        int line,
        List<String> conditions,
        Supplier<ScriptedSequence> maker,
        Program program) {}
