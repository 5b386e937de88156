package io.selvage.testbed.waiting;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compares what searches find that take waiting for no event with what one finds that steps through it. */
final class Comparison {
    private final long most;
    private final Path out;
    private int compared;
    private int skipped;

    /** @param most how many executions a search may take; one that needs more is not compared */
    Comparison(long most, Path out) {
        this.most = most;
        this.out = out;
    }

    /** How the outcomes of {@code program} differ, in words, under dpor and {@code strategies}. */
    List<String> differences(RandomProgram program, List<String> strategies) {
        Outcomes folded = Outcomes.of(program, "dpor", "", most, out);
        Outcomes stepped = Outcomes.of(program, "dpor", Outcomes.EVERY_STEP, most, out);
        List<String> found = new ArrayList<>(folded.differences("dpor", stepped, "every step"));
        if (folded.proved() && stepped.proved()) {
            compared++;
        } else {
            skipped++;
        }
        for (String strategy : strategies) {
            Outcomes other = folded.proved() ? Outcomes.of(program, strategy, "", most, out) : folded;
            found.addAll(other.differences(strategy, folded, "dpor"));
        }
        return found;
    }

    /** How many programs were compared with every inner step. */
    int compared() {
        return compared;
    }

    String summary() {
        return compared + " compared, " + skipped + " skipped";
    }
}
