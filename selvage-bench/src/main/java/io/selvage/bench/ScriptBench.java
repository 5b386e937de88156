package io.selvage.bench;

import io.selvage.explore.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Orders;
import io.selvage.script.Script;
import io.selvage.script.ScriptResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Bundled scripts in every order that they leave open: orders per second, the compiling of the script included; the median of all rounds but the first. */
public final class ScriptBench {
    private static final List<String> SCRIPTS =
            List.of("producer-consumer", "readers-writers-priority", "bounded-buffer", "fair-bridge");

    private ScriptBench() {}

    /** Arguments: a folder for schedule files, the jar of the command line, rounds. */
    public static void main(String[] args) throws IOException {
        Options options = Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(Path.of(args[1])))
                .with(OptionList.OUT, Path.of(args[0]));
        System.out.printf(
                "JDK %s%n%-26s %8s %10s %12s%n",
                System.getProperty("java.version"), "script", "orders", "seconds", "orders/s");
        for (String name : SCRIPTS) {
            measure(name, options, Math.max(2, Integer.parseInt(args[2])));
        }
    }

    private static void measure(String name, Options options, int rounds) throws IOException {
        String text = text(name);
        List<Double> seconds = new ArrayList<>();
        long orders = 0;
        for (int i = 0; i < rounds; i++) {
            long begun = System.nanoTime();
            ScriptResult result = Script.parse(name + ".conan", text).explore(options, Orders.ALL, Optional.empty());
            if (result.verdict() != Verdict.PASSED) {
                throw new IllegalStateException(name + ": " + result.result());
            }
            orders = result.result().executions();
            if (i > 0) {
                seconds.add((System.nanoTime() - begun) / 1e9);
            }
        }
        Collections.sort(seconds);
        double median = seconds.get(seconds.size() / 2);
        System.out.printf(Locale.ROOT, "%-26s %,8d %10.3f %,12.0f%n", name, orders, median, orders / median);
    }

    private static String text(String name) throws IOException {
        try (InputStream in = ScriptBench.class.getResourceAsStream("/io/selvage/cli/scripts/" + name + ".conan")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
