package io.selvage.monitor;

import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.Witness;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.search.SearchLimits;
import io.selvage.monitor.search.StateSpaceSearch;
import io.selvage.monitor.state.ExplorationCounts;
import java.util.List;
import java.util.Optional;

/**
 * Looks for fewer moves that show the same as a finding: all paths of one move, of two, and so on. The moves count as
 * replayed ones.
 */
final class WitnessShortening<M> {
    private static final long MOVES = 20_000;

    private final MonitorExploration<M> exploration;
    private final StartingPoint<M> start;
    private final ExplorationCounts all = new ExplorationCounts();
    private long movesLeft = MOVES;

    WitnessShortening(MonitorExploration<M> exploration, StartingPoint<M> start) {
        this.exploration = exploration;
        this.start = start;
    }

    /** Shortens the findings from this starting point, as far as there are moves left; answers with what that took. */
    ExplorationCounts run() {
        MoveChecker<M> checker = exploration.checker();
        for (Witness found : List.copyOf(checker.found())) {
            shorter(found).ifPresent(shorter -> checker.replace(found, shorter));
        }
        return all;
    }

    private Optional<Witness> shorter(Witness found) {
        int longest = found.sequence().length() - 1;
        for (int depth = 1; depth <= longest && movesLeft > 0; depth++) {
            Optional<Witness> same = within(depth, found);
            if (same.isPresent()) {
                return same;
            }
        }
        return Optional.empty();
    }

    private Optional<Witness> within(int depth, Witness found) {
        ExplorationCounts extra = new ExplorationCounts();
        MoveChecker<M> checker = exploration.newChecker(extra);
        SearchLimits limits = exploration.limits().goingOn().within(depth, movesLeft);
        new StateSpaceSearch<>(start, limits, checker, extra, exploration.newGraph(), new MonitorCoverage()).run();
        movesLeft -= extra.transitions();
        all.addAuxiliary(extra);
        return checker.witnesses().stream()
                .filter(witness -> isSame(witness, found))
                .findFirst();
    }

    private static boolean isSame(Witness one, Witness other) {
        return one.finding().kind() == other.finding().kind()
                && one.finding().sites().equals(other.finding().sites());
    }
}
