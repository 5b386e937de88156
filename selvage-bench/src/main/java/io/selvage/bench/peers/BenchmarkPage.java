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
        text.append("`./selvage-bench/run peers` writes this page. All numbers are from one run on one machine.")
                .append("\n\nMachine: ")
                .append(Versions.machine())
                .append(".\nJDK: ")
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
                Each number comes from processes that run one after the other, each with one tool and one program. All
                run with `-XX:+UseSerialGC` and otherwise with the defaults of the tool.

                * *Cold* is the time from the start of the process to the answer of its first attempt. *Warm* is the
                  time of further attempts in the same process. Both are medians of %d processes; the range is in
                  parentheses.
                * An attempt at a wrong program ends after %d s and is then not repeated. An attempt at a correct
                  program ends after %d s.
                * Executions per second are those of warm attempts. For an attempt that reached its limit they are those
                  of its second half; for `selvage`, of the whole attempt.
                * *Done* means that the tool ended by itself. `selvage` has then proved the program correct for all
                  schedules. Lincheck and VMLens have then run everything that they generate.
                * `selvage` is the default strategy, `dpor`. `selvage random` is a random walk. `stress` runs the bare
                  program in a loop. It reports a hang if for a second no execution ends and no thread can run.
                * Executions that Lincheck repeats to describe a failure are counted.
                * The time for correct programs is short for tools that warm up slowly, Lincheck above all. In long runs
                  the rates of Lincheck are several times as high, and the ratios to it accordingly smaller.

                Notes on single tools:

                * **Fray** is missing, because no version has all its parts on Maven Central. `fray-core` and
                  `fray-junit` are there in 0.5.1, `fray-junit` and `fray-plugins-maven` in 0.8.0. Fray does not start
                  without `fray-instrumentation-jdk`, `-agent`, `fray-runtime` and `fray-jvmti-linux-*`, which are there
                  in no version from 0.1 to 0.8.2. Its authors report 70 %% more bugs found than with JPF on 53
                  programs, and 18 bugs in Kafka, Lucene and Guava (Li et al., "Fray: An Efficient General-Purpose
                  Concurrency Testing Platform for the JVM", OOPSLA 2025). These figures are cited, not measured here.
                * **jcstress** runs actors, not programs. It runs those programs whose threads neither block nor spin,
                  each for one second in one fork. It counts outcomes and reports them at the end. So its executions are
                  all samples, and its memory is that of the process that started the fork. There is one cold run only,
                  without a limit; most of its time goes into probing the JVM.
                * **Lincheck** treats an object as private to a thread if other threads reach it only through a
                  `Runnable` (on JDK 25). It does not see code behind a method reference that was created before its
                  start. The programs are written so that it sees everything.

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
