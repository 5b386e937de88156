package io.selvage.strategy.dpor;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * Chooses a thread where no step is planned. Any enabled thread would be correct; a thread that has run for long yields
 * to others, and so does one that only lets time pass.
 */
final class FairDefaultChoice {
    /** How many steps in a row a thread may take while others are enabled. */
    private static final int PATIENCE = 100;

    private int lastThread = -1;
    private int streak;
    private int turn;

    int choose(Choice choice) {
        int chosen = choice.count() > 1 && (!isBusy(choice, 0) || streak > PATIENCE) ? another(choice) : 0;
        streak = choice.thread(chosen) == lastThread ? streak + 1 : 0;
        lastThread = choice.thread(chosen);
        return chosen;
    }

    private int another(Choice choice) {
        int count = choice.count();
        int first = turn++;
        for (int i = 0; i < count; i++) {
            int candidate = (first + i) % count;
            if (isBusy(choice, candidate) && (choice.thread(candidate) != lastThread || streak <= PATIENCE)) {
                return candidate;
            }
        }
        return count - 1;
    }

    private static boolean isBusy(Choice choice, int alternative) {
        return choice.variant(alternative) == Variant.GO
                && choice.operation(alternative).kind() != OpKind.YIELD;
    }
}
