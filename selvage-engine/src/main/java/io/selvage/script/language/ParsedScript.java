package io.selvage.script.language;

import java.util.List;
import java.util.Optional;

/**
 * A script whose structure is sound.
 *
 * @param tickMillis the duration of a tick for timed waits
 * @param top the Java code of {@code #top} blocks
 * @param shared the global {@code #shared} block
 * @param problems semantic problems, which are reported together with those of the Java code
 */
public record ParsedScript(
        SourceText source,
        long tickMillis,
        Blocks.ComponentUnderTest component,
        List<Blocks.Condition> conditions,
        List<JavaFragment> top,
        Optional<Blocks.Shared> shared,
        List<Blocks.Sequence> sequences,
        List<Problem> problems) {
    public ParsedScript {
        conditions = List.copyOf(conditions);
        top = List.copyOf(top);
        sequences = List.copyOf(sequences);
        problems = List.copyOf(problems);
    }

    /** The name of the script's file, as it was given. */
    public String file() {
        return source.file();
    }
}
