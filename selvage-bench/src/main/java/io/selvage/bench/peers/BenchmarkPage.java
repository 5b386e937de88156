package io.selvage.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The results page. */
final class BenchmarkPage {
    private final StringBuilder text = new StringBuilder("# Benchmark\n\n");

    BenchmarkPage(MeasuringEffort effort, List<Tool> tools) {
        text.append(
                        "Written by `./selvage-bench/run peers`. Everything on this page was measured in one run on one machine: ")
                .append(Versions.machine())
                .append("; ")
                .append(Versions.jdk())
                .append(".\n\n| tool | version |\n|---|---|\n");
        tools.forEach(tool -> text.append("| ")
                .append(tool.name())
                .append(" | ")
                .append(tool.version())
                .append(" |\n"));
        text.append('\n').append(how(effort));
    }

    private static String how(MeasuringEffort effort) {
        return String.format(
                Locale.ROOT,
                """
                Every number of a table comes from processes that run one after the other, each with one tool and one program: `-XX:+UseSerialGC`
                and otherwise the tool's defaults. *Cold* is from the start of the process to the answer of its first attempt, *warm* what
                further attempts in the same process take; a median of %d processes, in brackets from where to where they reach. An attempt at a
                wrong program is given up after %d s and then not repeated, one at a correct program after %d s. Executions per second are those of
                warm attempts, or of the second half of an attempt that came to its limit (`selvage`: of the whole). *Done* means that the tool came to its end by itself:
                `selvage` has then proved the program correct for all schedules, Lincheck has tried what it tries, VMLens likewise. `selvage` is
                the default (`dpor`), `selvage random` a random walk, `stress` the bare program in a loop, which hangs when for a
                second no execution ends and no thread can run. The executions that Lincheck repeats to tell a failure's story are counted with the others. The time for
                correct programs is short for tools that warm up slowly, Lincheck above all: in long runs its rates are several times those given here,
                and the ratios to it that much smaller.

                * **Fray** is missing: no version has all its parts on Maven Central. `fray-core` and `fray-junit` are there in 0.5.1, `fray-junit`
                  and `fray-plugins-maven` in 0.8.0; `fray-instrumentation-jdk`, `-agent`, `fray-runtime` and `fray-jvmti-linux-*`, without which
                  it does not start, in none from 0.1 to 0.8.2. Its authors report (Li et al., "Fray: An Efficient General-Purpose
                  Concurrency Testing Platform for the JVM", OOPSLA 2025): 70 %% more bugs found than with JPF on 53 programs, 18 bugs in Kafka,
                  Lucene and Guava. These figures are cited, not measured here.
                * **jcstress** knows actors, not programs: it runs those whose threads neither block nor spin, each for one second in one fork. It
                  counts outcomes and tells them at the end, so its executions are all that it sampled, its memory is that of the process that
                  started the fork, and there is one cold run only, without any limit: most of it is its probing of the JVM.
                * **Lincheck** takes an object for private to a thread if other threads reach it through a `Runnable` only (on JDK 25), and sees
                  nothing behind a method reference made before its start. The programs are written so that it sees everything.

                """,
                effort.processes(),
                effort.limit().toSeconds(),
                effort.sample().toSeconds());
    }

    void add(String section) {
        text.append(section);
    }

    void addPlot(Path docs, String name, String svg) throws IOException {
        Files.writeString(docs.resolve(name), svg);
        text.append("![").append(name).append("](").append(name).append(")\n\n");
    }

    String text() {
        return text.toString();
    }
}
