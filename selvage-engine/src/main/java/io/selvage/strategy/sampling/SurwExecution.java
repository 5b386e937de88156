package io.selvage.strategy.sampling;

import io.selvage.model.Choice;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;
import java.util.Arrays;

/** One selectively uniform random walk; reads the search's profile only. */
final class SurwExecution implements Strategy {
    private static final int NO_THREAD = -1;
    private static final int ALL = -1;

    private final SeededRandom chance;
    private final long number;
    private final SurwProfile profile;
    private final SurwEventCounts census;
    /** The name of the place whose steps are interesting; {@link #ALL} for all steps. */
    private int selected;
    /** How many interesting steps threads have left; grows with the threads seen. */
    private int[] left = new int[0];

    /** Who is to take the next interesting step. */
    private int intended = NO_THREAD;

    private boolean begun;

    SurwExecution(long seed, long number, SurwProfile profile) {
        chance = new SeededRandom(seed);
        this.number = number;
        this.profile = profile;
        census = new SurwEventCounts(profile.aliases());
    }

    @Override
    public boolean begin() {
        if (begun) {
            return false;
        }
        begun = true;
        chance.begin(number);
        if (profile.shared() == 0 || number % 2 == 0) {
            selected = ALL;
            left = profile.steps();
        } else {
            selected = number % 4 == 1 ? profile.sharedName(chance.below(profile.shared())) : profile.busyName(chance);
            left = profile.stepsOn(selected);
        }
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return chance.below(choice.count());
        }
        reserve(choice);
        if (intended == NO_THREAD) {
            intended = draw();
        }
        int chosen = chooseAlternative(choice);
        int thread = choice.thread(chosen);
        if (isInteresting(choice, chosen)) {
            left[thread] = Math.max(left[thread] - 1, 0);
            intended = NO_THREAD;
        }
        census.count(thread, choice.operation(chosen));
        return chosen;
    }

    private void reserve(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) >= left.length) {
                left = Arrays.copyOf(left, choice.thread(i) + 1);
            }
        }
    }

    private boolean isInteresting(Choice choice, int alternative) {
        if (selected == ALL) {
            return true;
        }
        Operation operation = choice.operation(alternative);
        return operation.object() != 0
                && profile.aliases().mayAlias(census.name(choice.thread(alternative), operation), selected);
    }

    /** Draws a thread, weighted by the events it has left; {@link #NO_THREAD} if none are known to be left. */
    private int draw() {
        int all = Arrays.stream(left).sum();
        int at = all == 0 ? 0 : chance.below(all);
        for (int thread = 0; thread < left.length; thread++) {
            at -= left[thread];
            if (at < 0) {
                return thread;
            }
        }
        return NO_THREAD;
    }

    /** Evenly one that is not interesting or is the intended thread's; if there is none, anyone by what it has left. */
    private int chooseAlternative(Choice choice) {
        int free = 0;
        for (int i = 0; i < choice.count(); i++) {
            free += mayGo(choice, i) ? 1 : 0;
        }
        if (free == 0) {
            return weighted(choice);
        }
        int wanted = chance.below(free);
        int at = 0;
        while (!mayGo(choice, at) || wanted-- > 0) {
            at++;
        }
        return at;
    }

    private boolean mayGo(Choice choice, int alternative) {
        return choice.thread(alternative) == intended || !isInteresting(choice, alternative);
    }

    private int weighted(Choice choice) {
        int all = 0;
        for (int i = 0; i < choice.count(); i++) {
            all += weight(choice, i);
        }
        int at = chance.below(all);
        int chosen = 0;
        while ((at -= weight(choice, chosen)) >= 0) {
            chosen++;
        }
        return chosen;
    }

    private int weight(Choice choice, int alternative) {
        return Math.max(left[choice.thread(alternative)], 1);
    }

    @Override
    public void end(Trace trace) {
        // All events were counted while the execution ran.
    }

    @Override
    public boolean isSample() {
        return true;
    }

    /** What the execution was like. */
    SurwEventCounts census() {
        return census;
    }
}
