package io.selvage.testbed.waiting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Compares searches on as many random programs as wanted; for a person who has the time. */
public final class SearchForDifferences {
    private static final List<Class<? extends Call>> CONTAINERS =
            List.of(SemaphoreCall.class, QueueCall.class, DequeCall.class, MapCall.class, NumberCall.class);

    private SearchForDifferences() {}

    /**
     * Arguments: how many executions a search may take, which strategies to compare besides ({@code dpor} always is,
     * with every inner step), separated by commas or {@code -} for none, and the first and the last seed; without
     * these the programs are {@link Suspects}. Or, instead of strategies, the name of a {@link Mode}. With a fifth
     * argument, {@code containers}, only programs with queues, maps and numbers are compared.
     */
    public static void main(String[] args) throws IOException {
        if (Arrays.stream(Mode.values()).anyMatch(mode -> mode.name().equals(args[1]))) {
            compareIn(Mode.valueOf(args[1]), args);
            return;
        }
        Comparison comparison = new Comparison(Long.parseLong(args[0]), Files.createTempDirectory("differences"));
        List<String> strategies = args[1].equals("-") ? List.of() : List.of(args[1].split(","));
        if (args.length == 2) {
            Suspects.all().forEach((name, one) -> print(name, one.program(), comparison, strategies));
        }
        for (long seed = Long.parseLong(args.length > 2 ? args[2] : "1");
                seed <= Long.parseLong(args.length > 2 ? args[3] : "0");
                seed++) {
            if (args.length > 4 && !RandomProgram.draw(seed).uses(CONTAINERS)) {
                continue;
            }
            print("seed " + seed, RandomProgram.draw(seed), comparison, strategies);
        }
        System.out.println(comparison.summary());
    }

    private static void compareIn(Mode mode, String[] args) throws IOException {
        Path out = Files.createTempDirectory("differences");
        for (long seed = Long.parseLong(args[2]); seed <= Long.parseLong(args[3]); seed++) {
            List<String> found = mode.differences(seed, Long.parseLong(args[0]), out);
            if (!found.isEmpty()) {
                System.out.println(
                        "seed " + seed + ": " + RandomProgram.draw(seed) + "\n    " + String.join("\n    ", found));
            }
        }
    }

    private static void print(String name, RandomProgram program, Comparison comparison, List<String> strategies) {
        List<String> found = comparison.differences(program, strategies);
        if (!found.isEmpty()) {
            System.out.println(name + ": " + program + "\n    " + String.join("\n    ", found));
        }
    }
}
