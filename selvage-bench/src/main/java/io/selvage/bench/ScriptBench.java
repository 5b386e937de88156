package io.selvage.bench;

import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.search.ScriptResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The bundled scripts: how long it takes to read and compile them, and how many orders are run in a second. */
public final class ScriptBench {
    private static final List<String> SCRIPTS = List.of(
            "producer-consumer", "bounded-buffer", "fair-bridge", "readers-writers", "readers-writers-priority");

    private ScriptBench() {}

    /** Arguments: where schedules would go, the jar that the scripts and their components are in, how many rounds. */
    public static void main(String[] args) throws IOException {
        System.out.printf(
                "JDK %s, %d processors%n",
                System.getProperty("java.version"), Runtime.getRuntime().availableProcessors());
        Options options = Options.DEFAULTS
                .with(OptionList.OUT, Path.of(args[0]))
                .with(OptionList.CLASSPATH, List.of(Path.of(args[1])));
        int rounds = Integer.parseInt(args[2]);
        for (int i = 1; i <= rounds; i++) {
            for (String name : SCRIPTS) {
                run(i, name, options);
            }
        }
    }

    private static void run(int round, String name, Options options) throws IOException {
        String text = text(name);
        long begun = System.nanoTime();
        ScriptResult result = Script.parse(name + ".conan", text).explore(options);
        double all = (System.nanoTime() - begun) / 1e9;
        if (result.verdict() != Verdict.PASSED) {
            throw new IllegalStateException(name + ": " + result.result());
        }
        double seconds = result.result().seconds();
        System.out.printf(
                Locale.ROOT,
                "round %d %-25s %4d lines, compiled in %.3f s; %2d sequences, %5d orders in %.3f s, %,.0f orders/s%n",
                round,
                name,
                text.lines().count(),
                all - seconds,
                result.sequences().size(),
                result.result().executions(),
                seconds,
                result.result().executions() / seconds);
    }

    private static String text(String name) throws IOException {
        try (InputStream in = ScriptBench.class.getResourceAsStream("/io/selvage/cli/scripts/" + name + ".conan")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
