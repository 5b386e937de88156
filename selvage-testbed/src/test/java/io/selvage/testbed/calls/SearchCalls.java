package io.selvage.testbed.calls;

import io.selvage.testbed.calls.PlantedBlindness.Line;
import io.selvage.testbed.waiting.RandomProgram;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tries as many random programs over calls as wanted; for a person who has the time. */
public final class SearchCalls {
    private SearchCalls() {}

    /**
     * {@code outcomes MOST STRATEGIES FIRST LAST [SUBJECTS]} compares {@code dpor} with every inner step and with
     * strategies (separated by commas; {@code -} for none) on programs of these seeds that take at most so many
     * executions. {@code real RUNS FIRST LAST} compares with real threads; with one more argument, programs of {@link
     * RandomProgram}. {@code blind PROGRAMS [TEXT]} takes lines with that text out of tables and tries at most so many
     * programs for each.
     */
    public static void main(String[] args) throws Exception {
        Path out = Files.createTempDirectory("calls");
        AnyCalls calls = new AnyCalls(out.resolve("classes"));
        switch (args[0]) {
            case "outcomes" -> outcomes(calls, out, args);
            case "real" -> real(calls, out, args);
            default -> blind(calls, out, args);
        }
    }

    private static void outcomes(AnyCalls calls, Path out, String[] args) {
        AnyCallsComparison comparison = new AnyCallsComparison(Long.parseLong(args[1]), out);
        List<String> strategies = args[2].equals("-") ? List.of() : List.of(args[2].split(","));
        for (long seed = Long.parseLong(args[3]); seed <= Long.parseLong(args[4]); seed++) {
            if (args.length > 5 && !calls.draw(seed).subject().name().matches(args[5])) {
                continue;
            }
            print(seed, calls.draw(seed), comparison.differences(calls.draw(seed), strategies));
        }
        System.out.println(comparison.compared() + " compared");
    }

    private static void real(AnyCalls calls, Path out, String[] args) {
        RealThreads threads = new RealThreads(calls, out, Integer.parseInt(args[1]));
        boolean isOther = args.length > 4;
        for (long seed = Long.parseLong(args[2]); seed <= Long.parseLong(args[3]); seed++) {
            Runnable program = isOther ? RandomProgram.draw(seed) : calls.draw(seed);
            print(seed, program, isOther ? threads.objectionsToRandom(seed) : threads.objections(seed));
        }
        System.out.println(threads.compared() + " compared");
    }

    private static void print(long seed, Runnable program, List<String> found) {
        if (!found.isEmpty()) {
            System.out.println("seed " + seed + ": " + program + "\n    " + String.join("\n    ", found));
        }
    }

    private static void blind(AnyCalls calls, Path out, String[] args) throws ReflectiveOperationException {
        PlantedBlindness planted = new PlantedBlindness(calls, out);
        for (Line line : planted.lines()) {
            if (args.length < 3 || line.toString().contains(args[2])) {
                System.out.println(line + " " + planted.programsUntilNoticed(line, Integer.parseInt(args[1])));
            }
        }
    }
}
