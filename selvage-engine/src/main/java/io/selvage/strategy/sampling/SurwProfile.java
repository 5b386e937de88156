package io.selvage.strategy.sampling;

import io.selvage.dependence.LongIndex;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.StableNames;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * How often each thread works on each place, as far as executions have shown: the most often of all. Places go by the
 * names that {@link StableNames} gives them.
 */
final class SurwProfile {
    private final ObjectAliases aliases = new ObjectAliases();
    private final LongIndex names = new LongIndex();
    private int[] counts = new int[32];
    /** By thread, all steps. */
    private int[] steps = new int[0];
    /** One name for each place that several threads have worked on. */
    private final LongIndex shared = new LongIndex();

    ObjectAliases aliases() {
        return aliases;
    }

    /** How many places several threads have worked on. */
    int shared() {
        return shared.size();
    }

    int sharedName(int index) {
        return (int) shared.key(index);
    }

    /** The name of a place that several threads have worked on: the more steps it has, the likelier; there is one. */
    int busyName(SeededRandom chance) {
        long all = 0;
        for (int i = 0; i < names.size(); i++) {
            all += weight(i);
        }
        long at = chance.below((int) Math.min(all, Integer.MAX_VALUE));
        int i = 0;
        while ((at -= weight(i)) >= 0) {
            i++;
        }
        return (int) names.key(i);
    }

    private int weight(int at) {
        return aliases.contains((int) names.key(at)) ? counts[at] : 0;
    }

    /** By thread how many steps it takes, a fresh array. */
    int[] steps() {
        return steps.clone();
    }

    /** By thread how many steps on the place called {@code name} it takes, a fresh array. */
    int[] stepsOn(int name) {
        int[] all = new int[steps.length];
        for (int i = 0; i < names.size(); i++) {
            if (aliases.mayAlias((int) names.key(i), name)) {
                all[StableNames.thread((int) names.key(i))] += counts[i];
            }
        }
        return all;
    }

    /** Every two elements in turn mean the same place. */
    void unite(int[] pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (!aliases.contains(pairs[i]) && !aliases.contains(pairs[i + 1])) {
                shared.number(pairs[i]);
            }
            aliases.unite(Arrays.copyOfRange(pairs, i, i + 2));
        }
    }

    /** A thread has worked on a place so many times. */
    void raise(int name, int count) {
        int at = names.number(name);
        if (at == counts.length) {
            counts = Arrays.copyOf(counts, at * 2);
        }
        counts[at] = Math.max(counts[at], count);
    }

    /** Threads have taken so many steps. */
    void raise(int[] taken) {
        if (taken.length > steps.length) {
            steps = Arrays.copyOf(steps, taken.length);
        }
        for (int thread = 0; thread < taken.length; thread++) {
            steps[thread] = Math.max(steps[thread], taken[thread]);
        }
    }

    void save(DataOutput out) throws IOException {
        aliases.save(out);
        save(shared, out);
        save(names, out);
        for (int i = 0; i < names.size(); i++) {
            out.writeInt(counts[i]);
        }
        out.writeInt(steps.length);
        for (int count : steps) {
            out.writeInt(count);
        }
    }

    private static void save(LongIndex table, DataOutput out) throws IOException {
        out.writeInt(table.size());
        for (int i = 0; i < table.size(); i++) {
            out.writeInt((int) table.key(i));
        }
    }

    void restore(DataInput in) throws IOException {
        aliases.restore(in);
        for (int i = 0, size = in.readInt(); i < size; i++) {
            shared.number(in.readInt());
        }
        int[] known = new int[in.readInt()];
        for (int i = 0; i < known.length; i++) {
            known[i] = in.readInt();
        }
        for (int name : known) {
            raise(name, in.readInt());
        }
        steps = new int[in.readInt()];
        for (int thread = 0; thread < steps.length; thread++) {
            steps[thread] = in.readInt();
        }
    }
}
