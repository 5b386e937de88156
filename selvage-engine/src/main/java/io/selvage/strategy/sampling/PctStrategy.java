package io.selvage.strategy.sampling;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * Random priorities that change at a few random steps: Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized
 * scheduler with probabilistic guarantees of finding bugs", ASPLOS 2010. A bug of depth {@code d} in a program of
 * {@code n} threads and {@code k} steps shows in one execution with a probability of at least 1 / (n k^(d-1)).
 *
 * <p>Ours differs as follows. The number of steps is not known beforehand: it is that of the longest execution so far,
 * and the first execution has no changes. A thread that yields falls behind all others, and so does one that runs for
 * longer than any execution so far while others are enabled: it seems to wait for them in a loop, and those steps do
 * not count for how long an execution is. Beyond the longest execution so far and as many steps again, all alternatives
 * are equally likely. Waiters to be notified and variants of a thread are chosen uniformly.
 */
final class PctStrategy implements SamplingStrategy {
    private static final long FIRST_PRIORITY = 1L << 62;
    /** How long an execution is taken to be before there was one. */
    private static final int FIRST_GUESS = 1_000;

    private final SeededRandom chance;
    private final int[] changes;
    private long execution;
    private int longest;
    private int step;
    /** Of threads by number; 0 for one that has not been seen yet. Higher runs first. */
    private long[] priorities = new long[16];

    private long lowest;
    /** The thread that went last, and for how many steps now although others could have gone. */
    private int last;

    private int stay;
    /** Steps of threads that seemed to wait for others. */
    private int waited;

    /** @param depth the depth of bugs to look for, at least 1 */
    public PctStrategy(long seed, int depth) {
        chance = new SeededRandom(seed);
        changes = new int[depth - 1];
    }

    @Override
    public void prepare(long number, int longestBefore) {
        execution = number - 1;
        longest = longestBefore;
    }

    @Override
    public int longest() {
        return longest;
    }

    @Override
    public boolean begin() {
        chance.begin(++execution);
        step = 0;
        last = -1;
        waited = 0;
        Arrays.fill(priorities, 0);
        lowest = FIRST_PRIORITY / 2;
        for (int i = 0; i < changes.length; i++) {
            changes[i] = longest == 0 ? -1 : chance.below(longest);
        }
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return chance.below(choice.count());
        }
        int now = step++;
        if (longest > 0 && now > 2 * longest) {
            return chance.below(choice.count());
        }
        int best = highest(choice);
        if (isChange(now)
                || choice.operation(best).kind() == OpKind.YIELD
                || seemsToWait(choice, choice.thread(best))) {
            priorities[choice.thread(best)] = --lowest;
            best = highest(choice);
        }
        return oneOf(choice, choice.thread(best));
    }

    private boolean seemsToWait(Choice choice, int thread) {
        stay = thread == last && hasOther(choice, thread) ? stay + 1 : 0;
        last = thread;
        if (stay < (longest == 0 ? FIRST_GUESS : longest)) {
            return false;
        }
        waited += stay;
        stay = 0;
        return true;
    }

    private static boolean hasOther(Choice choice, int thread) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) != thread) {
                return true;
            }
        }
        return false;
    }

    private int highest(Choice choice) {
        int best = 0;
        for (int i = 0; i < choice.count(); i++) {
            if (priority(choice.thread(i)) > priority(choice.thread(best))) {
                best = i;
            }
        }
        return best;
    }

    private long priority(int thread) {
        if (thread >= priorities.length) {
            priorities = Arrays.copyOf(priorities, Math.max(thread + 1, priorities.length * 2));
        }
        if (priorities[thread] == 0) {
            priorities[thread] = FIRST_PRIORITY + (chance.next() >>> 2);
        }
        return priorities[thread];
    }

    private boolean isChange(int now) {
        for (int change : changes) {
            if (change == now) {
                return true;
            }
        }
        return false;
    }

    /** One of the alternatives of {@code thread}. */
    private int oneOf(Choice choice, int thread) {
        int alternatives = 0;
        for (int i = 0; i < choice.count(); i++) {
            alternatives += choice.thread(i) == thread ? 1 : 0;
        }
        int wanted = alternatives == 1 ? 0 : chance.below(alternatives);
        int at = 0;
        while (choice.thread(at) != thread || wanted-- > 0) {
            at++;
        }
        return at;
    }

    @Override
    public void end(Trace trace) {
        longest = Math.max(longest, trace.steps() - waited);
    }
}
