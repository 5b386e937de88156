package io.selvage.testbed.calls;

import io.selvage.testbed.waiting.Outcomes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compares what {@code dpor} finds with what others find that know less of what calls mean. */
final class AnyCallsComparison {
    private final long most;
    private final Path out;
    private int compared;

    /** @param most how many executions a search may take */
    AnyCallsComparison(long most, Path out) {
        this.most = most;
        this.out = out;
    }

    /** How many programs were compared with brute force or with every inner step. */
    int compared() {
        return compared;
    }

    /** How outcomes differ, in words. */
    List<String> differences(AnyProgram program, List<String> strategies) {
        Outcomes folded = Outcomes.of(program, "dpor", "", most, out);
        List<String> found = new ArrayList<>();
        if (!folded.proved()) {
            return found;
        }
        Outcomes stepped = Outcomes.of(program, "dpor", Outcomes.EVERY_STEP, most, out);
        found.addAll(folded.differences("dpor", stepped, "every step"));
        boolean isCompared = stepped.proved();
        for (String strategy : strategies) {
            Outcomes other = Outcomes.of(program, strategy, "", most, out);
            found.addAll(other.differences(strategy, folded, "dpor"));
            isCompared |= other.proved() && strategy.equals("dfs");
        }
        compared += isCompared ? 1 : 0;
        return found;
    }
}
