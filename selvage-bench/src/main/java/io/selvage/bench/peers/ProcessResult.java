package io.selvage.bench.peers;

import java.util.List;

/**
 * What one process came to.
 *
 * @param coldSeconds from the start of the process to the end of its first attempt; until it was given up if there
 *     was none
 * @param scores of its attempts in order; empty if it never answered
 * @param rate executions per second in the second half of an attempt that came to its limit; NaN if there is no
 *     such number
 * @param peakKilobytes of its memory, 0 if unknown
 * @param trouble why there is no score, in one line; else empty
 */
record ProcessResult(double coldSeconds, List<AttemptResult> scores, double rate, long peakKilobytes, String trouble) {
    ProcessResult {
        scores = List.copyOf(scores);
    }

    boolean isFound() {
        return !scores.isEmpty() && scores.get(0).isFound();
    }

    boolean isEnded() {
        return !scores.isEmpty() && scores.get(0).end() == AttemptResult.End.ENDED;
    }

    boolean isHung() {
        return !scores.isEmpty() && scores.get(0).end() == AttemptResult.End.HUNG;
    }

    /** All attempts but the first that ended like it. */
    List<AttemptResult> warm() {
        return scores.isEmpty()
                ? List.of()
                : scores.stream()
                        .skip(1)
                        .filter(score -> score.end() == scores.get(0).end())
                        .toList();
    }
}
