package io.selvage.strategy.dpor;

import io.selvage.dependence.SearchStep;
import io.selvage.model.Variant;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the nodes of an exploration tree and reads them back, depth first. Steps are numbered as they appear; what a
 * step is follows where its number is new.
 */
final class ExplorationTreeStore {
    private static final int VISITED = 1;
    private static final int SPECULATIVE = 2;
    private static final int DONE = 4;
    /** Its children follow, the last of which is marked as such. */
    private static final int PARENT = 8;

    private static final int LAST = 16;
    private static final int WITHOUT_SLEEP_SET = 32;
    private static final Variant[] VARIANTS = Variant.values();

    private ExplorationTreeStore() {}

    static void write(ExplorationNode root, DataOutput out) throws IOException {
        Map<SearchStep, Integer> known = new IdentityHashMap<>();
        out.writeByte(flags(root));
        writeCounts(root, out);
        ExplorationNode node = root.firstChild();
        while (node != null) {
            out.writeByte(flags(node));
            write(node.step, known, out);
            out.writeInt(node.sleepSet.length);
            for (SearchStep sleeper : node.sleepSet) {
                write(sleeper, known, out);
            }
            writeCounts(node, out);
            node = node.firstChild() == null ? node.nextInPreorder() : node.firstChild();
        }
    }

    private static void writeCounts(ExplorationNode node, DataOutput out) throws IOException {
        out.writeLong(node.executions);
        out.writeFloat(node.odds);
    }

    private static int flags(ExplorationNode node) {
        return (node.visited ? VISITED : 0)
                | (node.speculative ? SPECULATIVE : 0)
                | (node.isDone() ? DONE : 0)
                | (node.firstChild() != null ? PARENT : 0)
                | (node.nextSibling() == null ? LAST : 0)
                | (node.withoutSleepSet ? WITHOUT_SLEEP_SET : 0);
    }

    private static void write(SearchStep step, Map<SearchStep, Integer> known, DataOutput out) throws IOException {
        Integer number = known.get(step);
        out.writeInt(number == null ? known.size() : number);
        if (number == null) {
            known.put(step, known.size());
            out.writeInt(step.thread());
            out.writeByte(step.variant().ordinal());
            out.writeInt(step.picks().length);
            for (int choice : step.picks()) {
                out.writeInt(choice);
            }
            out.writeInt(step.accesses().length);
            for (long access : step.accesses()) {
                out.writeLong(access);
            }
        }
    }

    /** Reads what was written into a root without anything below it. */
    static void read(ExplorationNode root, DataInput in) throws IOException {
        List<SearchStep> known = new ArrayList<>();
        /* Nodes whose children are being read, with their flags. */
        Deque<ExplorationNode> parents = new ArrayDeque<>();
        Deque<Integer> pending = new ArrayDeque<>();
        ExplorationNode node = root;
        int flags = in.readByte();
        readCounts(root, in);
        root.visited = (flags & VISITED) != 0;
        while (true) {
            if ((flags & PARENT) != 0) {
                parents.push(node);
                pending.push(flags);
            } else {
                closeIf(flags, node);
                while (!parents.isEmpty() && (flags & LAST) != 0) {
                    flags = pending.pop();
                    closeIf(flags, parents.pop());
                }
                if (parents.isEmpty()) {
                    return;
                }
            }
            flags = in.readByte();
            node = readChild(parents.peek(), flags, known, in);
        }
    }

    private static void closeIf(int flags, ExplorationNode node) {
        if ((flags & DONE) != 0) {
            node.close();
        }
    }

    private static ExplorationNode readChild(ExplorationNode parent, int flags, List<SearchStep> known, DataInput in)
            throws IOException {
        ExplorationNode node = parent.addChild(readStep(known, in));
        node.visited = (flags & VISITED) != 0;
        node.speculative = (flags & SPECULATIVE) != 0;
        node.withoutSleepSet = (flags & WITHOUT_SLEEP_SET) != 0;
        SearchStep[] sleepSet = new SearchStep[in.readInt()];
        for (int i = 0; i < sleepSet.length; i++) {
            sleepSet[i] = readStep(known, in);
        }
        node.sleepSet = sleepSet.length == 0 ? ExplorationNode.EMPTY : sleepSet;
        readCounts(node, in);
        return node;
    }

    private static void readCounts(ExplorationNode node, DataInput in) throws IOException {
        node.executions = in.readLong();
        node.odds = in.readFloat();
    }

    private static SearchStep readStep(List<SearchStep> known, DataInput in) throws IOException {
        int number = in.readInt();
        if (number == known.size()) {
            int thread = in.readInt();
            Variant variant = VARIANTS[in.readByte()];
            int[] choices = new int[in.readInt()];
            for (int i = 0; i < choices.length; i++) {
                choices[i] = in.readInt();
            }
            long[] accesses = new long[in.readInt()];
            for (int i = 0; i < accesses.length; i++) {
                accesses[i] = in.readLong();
            }
            known.add(new SearchStep(thread, variant, choices.length == 0 ? SearchStep.NO_PICKS : choices, accesses));
        }
        return known.get(number);
    }
}
