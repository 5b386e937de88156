package io.selvage.bench.peers;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How much is measured.
 *
 * @param limit for an attempt at a wrong program
 * @param sample for an attempt at a correct one
 * @param processes for each wrong program and tool
 * @param attempts in each process, the cold one included
 * @param isWhole whether growth and the cost of the rest are measured too
 */
record MeasuringEffort(
        List<BenchProgram> programs,
        Duration limit,
        Duration sample,
        int processes,
        int attempts,
        int rounds,
        boolean isWhole,
        List<Integer> threads,
        List<Integer> operations,
        Duration growthLimit,
        Duration growthSample) {

    private static final List<BenchProgram> QUICK = List.of(
            BenchProgram.LOST_UPDATE,
            BenchProgram.LOST_UPDATE_FIXED,
            BenchProgram.TRANSFER,
            BenchProgram.TRANSFER_FIXED,
            BenchProgram.BUFFER_NOTIFY,
            BenchProgram.BUFFER_NOTIFY_ALL);

    /** From the words of the command line: {@code --quick}, and titles of programs if not all are wanted. */
    static MeasuringEffort of(List<String> words) {
        boolean quick = words.contains("--quick");
        List<BenchProgram> named = new ArrayList<>();
        for (String word : words) {
            if (!word.equals("--quick")) {
                named.add((BenchProgram) Work.named(word));
            }
        }
        return quick
                ? new MeasuringEffort(
                        named.isEmpty() ? QUICK : named,
                        Duration.ofSeconds(5),
                        Duration.ofSeconds(1),
                        1,
                        3,
                        2,
                        named.isEmpty(),
                        List.of(2, 3),
                        List.of(1, 2, 4),
                        Duration.ofSeconds(2),
                        Duration.ofMillis(500))
                : new MeasuringEffort(
                        named.isEmpty() ? List.of(BenchProgram.values()) : named,
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(2),
                        3,
                        4,
                        3,
                        named.isEmpty(),
                        List.of(2, 3, 4, 5, 6, 7, 8),
                        List.of(1, 2, 4, 6, 8, 10, 12, 16, 20),
                        Duration.ofSeconds(4),
                        Duration.ofMillis(500));
    }
}
