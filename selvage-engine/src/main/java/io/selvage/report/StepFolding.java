package io.selvage.report;

import io.selvage.model.Step;
import io.selvage.model.StepDetails.Role;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which steps of an interleaving a printed report shows. Always shown are steps that the finding is about, switches and
 * what came right before them, locks, waits, starts, interrupts, and threads that are stuck or die. Runs of other steps
 * of one thread are folded: those of thread pools and class initialisers in any case, plain ones in a long story. Of
 * what is still too long the beginning, the end and what the finding is about are shown.
 */
final class StepFolding {
    /** A row of the table: a step, or some of one thread that are folded, or some that are left out. */
    sealed interface Row {}

    record Shown(Step step) implements Row {}

    record Folded(String thread, int count) implements Row {}

    record LeftOut(int count) implements Row {}

    /** A story of so many steps is read step by step. */
    private static final int SHORT = 60;

    private static final int LEAST_RUN = 3;
    private static final int LEAST_MACHINERY = 2;
    private static final int MOST_ROWS = 160;
    private static final int HEAD = 30;
    private static final int TAIL = 100;

    private final List<Step> steps;
    private final boolean isLong;

    private StepFolding(List<Step> steps) {
        this.steps = steps;
        isLong = steps.size() > SHORT;
    }

    static List<Row> rows(List<Step> steps) {
        return shortened(new StepFolding(steps).folded());
    }

    private List<Row> folded() {
        List<Row> rows = new ArrayList<>();
        int at = 0;
        while (at < steps.size()) {
            int end = endOfRun(at);
            if (end > at) {
                rows.add(new Folded(steps.get(at).thread(), end - at));
                at = end;
            } else {
                gapBefore(at, rows);
                rows.add(new Shown(steps.get(at++)));
            }
        }
        return rows;
    }

    /** Of very long executions not all steps were kept; their numbers tell. */
    private void gapBefore(int at, List<Row> rows) {
        int missing = at == 0 ? 0 : steps.get(at).number() - steps.get(at - 1).number() - 1;
        if (missing > 0) {
            rows.add(new LeftOut(missing));
        }
    }

    /** Behind the run that begins at {@code at} and is long enough to be folded; else {@code at}. */
    private int endOfRun(int at) {
        int end = at;
        boolean isMachinery = true;
        while (end < steps.size() && isFoldable(end) && (end == at || follows(end))) {
            isMachinery &= role(end) == Role.MACHINERY;
            end++;
        }
        return end - at >= (isMachinery ? LEAST_MACHINERY : LEAST_RUN) ? end : at;
    }

    private boolean follows(int at) {
        return steps.get(at).thread().equals(steps.get(at - 1).thread())
                && steps.get(at).number() == steps.get(at - 1).number() + 1;
    }

    private boolean isFoldable(int at) {
        Role role = role(at);
        boolean isUnimportant = role == Role.MACHINERY || role == Role.PLAIN && isLong;
        boolean isLast = at == steps.size() - 1;
        return isUnimportant
                && !isLast
                && !steps.get(at).scene().neverDone()
                && steps.get(at).why().isEmpty()
                && (role == Role.MACHINERY || steps.get(at + 1).why().isEmpty());
    }

    private Role role(int at) {
        return steps.get(at).scene().role();
    }

    private static List<Row> shortened(List<Row> rows) {
        if (rows.size() <= MOST_ROWS) {
            return rows;
        }
        BitSet kept = new BitSet();
        kept.set(0, HEAD);
        kept.set(rows.size() - TAIL, rows.size());
        for (int at = HEAD; at < rows.size() - TAIL; at++) {
            if (rows.get(at) instanceof Shown shown
                    && shown.step().scene().role().compareTo(Role.NAMED) >= 0) {
                kept.set(at - 1, at + 2);
            }
        }
        return only(kept, rows);
    }

    private static List<Row> only(BitSet kept, List<Row> rows) {
        List<Row> some = new ArrayList<>();
        int leftOut = 0;
        for (int at = 0; at < rows.size(); at++) {
            if (kept.get(at)) {
                if (leftOut > 0) {
                    some.add(new LeftOut(leftOut));
                    leftOut = 0;
                }
                some.add(rows.get(at));
            } else {
                leftOut += size(rows.get(at));
            }
        }
        return some;
    }

    private static int size(Row row) {
        if (row instanceof Folded folded) {
            return folded.count();
        }
        return row instanceof LeftOut leftOut ? leftOut.count() : 1;
    }
}
