package io.selvage.testbed.processes;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.ProcessSystem;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.model.Result;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Explores systems of this package's programs. */
final class SystemRun {
    private static final String PROGRAMS = "io.selvage.testbed.processes.programs.";

    private SystemRun() {}

    /** @param processes {@code name Program args}, the program without its package */
    static Result of(Options options, String... processes) throws UnusableSubject {
        List<String> texts = Stream.of(processes)
                .map(text -> text.replaceFirst("^(\\S+( (?:host|after)=\\S+)*) ", "$1 " + PROGRAMS))
                .toList();
        return Exploration.run(options, new ProcessSystem(List.of(Path.of(SelvageProcess.tests())), texts));
    }
}
