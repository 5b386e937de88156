package io.selvage.strategy.dpor;

import io.selvage.dependence.Dependence;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.SearchStep;
import io.selvage.strategy.dpor.analysis.WakeupSequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The exploration tree of the search: its open nodes, with the wakeup trees below them. */
final class ExplorationTree {
    private final ObjectAliases aliases;
    private final Dependence dependence;
    private final WakeupSequenceFilter wakers;
    private final WakeupTreeBudget budget;
    private final SubtreeSizeModel growth = new SubtreeSizeModel();
    private final ExplorationNode root = new ExplorationNode(null, null);
    private final List<SearchStep> independent = new ArrayList<>();
    /** The path of the execution being merged: from the root as far as there are nodes. */
    private final List<ExplorationNode> path = new ArrayList<>();

    /** @param most how many nodes to keep, see {@link WakeupTreeBudget} */
    ExplorationTree(ObjectAliases aliases, int most) {
        this.aliases = aliases;
        dependence = new Dependence(aliases);
        wakers = new WakeupSequenceFilter(dependence);
        budget = new WakeupTreeBudget(most);
    }

    ExplorationNode root() {
        return root;
    }

    SubtreeSizeModel growth() {
        return growth;
    }

    /** The first leaves of the wakeup trees in depth-first order, at most {@code most}. */
    List<ExplorationNode> nextFrontier(int most) {
        List<ExplorationNode> taken = new ArrayList<>();
        if (root.isDone()) {
            return taken;
        }
        firstFrontier();
        int enough = budget.enforce(root) ? most : 1;
        ExplorationNode node = firstFrontier();
        while (node != null && taken.size() < enough) {
            if (node.isFrontier()) {
                taken.add(node);
                node = node.nextOpenInPreorder();
            } else {
                node = node.firstOpen();
            }
        }
        return taken;
    }

    /** The first leaf of a wakeup tree; the nodes before it are dropped. */
    private ExplorationNode firstFrontier() {
        ExplorationNode node = root;
        while (!node.isFrontier()) {
            node = node.firstOpenPruningDone();
        }
        return node;
    }

    List<String> remarks() {
        return budget.remarks();
    }

    /** Counts the nodes again, after nodes were added without {@link #merge}. */
    void recount() {
        budget.recount(root);
    }

    /** Merges an execution; those before it in its batch have been merged already. */
    void merge(DporExecution execution) {
        aliases.unite(execution.news());
        findPath(execution.frontier());
        for (int depth = 0; depth < path.size() && depth <= execution.length(); depth++) {
            visit(path.get(depth), execution);
        }
        ExplorationNode end = execution.frontier();
        if (!execution.isCut()) {
            while (path.get(path.size() - 1).sleepSet.length > 0 && path.size() <= execution.length()) {
                appendExecuted(execution);
            }
            for (WakeupSequence sequence : execution.wakeupSequences()) {
                insertWakeupSequence(sequence, execution);
            }
            end = path.get(path.size() - 1);
        }
        end.finish(growth);
    }

    private void findPath(ExplorationNode last) {
        path.clear();
        for (ExplorationNode node = last; node != null; node = node.parent) {
            path.add(node);
        }
        Collections.reverse(path);
    }

    /** The execution reached {@code node}; the first one to do so settles the step and the sleep set of the node. */
    private void visit(ExplorationNode node, DporExecution execution) {
        if (!node.visited) {
            node.visited = true;
            if (node.parent != null) {
                node.step = execution.step(node.depth - 1);
                node.sleepSet = node.withoutSleepSet ? ExplorationNode.EMPTY : sleepSetOf(node);
            }
            node.odds = SubtreeSizeModel.odds(node, execution);
        }
    }

    /** Adds a node for the execution's next step. */
    private void appendExecuted(DporExecution execution) {
        int depth = path.size();
        ExplorationNode node = add(path.get(depth - 1), execution.step(depth - 1));
        path.add(node);
        visit(node, execution);
    }

    private ExplorationNode add(ExplorationNode parent, SearchStep step) {
        budget.added();
        return parent.addChild(step);
    }

    /** The parent's sleep set and the steps of earlier siblings, as far as they are independent of the node's step. */
    private SearchStep[] sleepSetOf(ExplorationNode node) {
        independent.clear();
        for (SearchStep sleeper : node.parent.sleepSet) {
            addIfIndependent(sleeper, node.step);
        }
        for (ExplorationNode child = node.parent.firstChild(); child != node; child = child.nextSibling()) {
            addIfIndependent(child.step, node.step);
        }
        return independent.isEmpty() ? ExplorationNode.EMPTY : independent.toArray(ExplorationNode.EMPTY);
    }

    private void addIfIndependent(SearchStep sleeper, SearchStep step) {
        if (!dependence.areDependent(sleeper, step)) {
            independent.add(sleeper);
        }
    }

    /** Inserts a wakeup sequence unless all that it leads to is, or will be, explored elsewhere. */
    private void insertWakeupSequence(WakeupSequence wakeup, DporExecution execution) {
        int at = wakeup.at();
        SearchStep[] sequence = wakeup.steps();
        if (at < path.size()) {
            ExplorationNode node = path.get(at);
            for (SearchStep sleeper : node.sleepSet) {
                if (dependence.isWeakInitial(sleeper, sequence)) {
                    return;
                }
            }
            ExplorationNode taken = at + 1 < path.size() ? path.get(at + 1) : null;
            ExplorationNode child = initialChild(node.firstChild(), sequence, taken);
            if (child != null) {
                if (isBehind(child, taken)) {
                    insertBelow(child, without(child.step.thread(), sequence));
                }
                return;
            }
        }
        while (path.size() <= at + 1) {
            appendExecuted(execution);
        }
        appendBranch(path.get(at), sequence);
    }

    /** The first sibling from {@code first} on, other than {@code taken}, that can begin the sequence; or null. */
    private ExplorationNode initialChild(ExplorationNode first, SearchStep[] sequence, ExplorationNode taken) {
        for (ExplorationNode child = first; child != null; child = child.nextSibling()) {
            if (child != taken && dependence.isWeakInitial(child.step, sequence)) {
                return child;
            }
        }
        return null;
    }

    private static boolean isBehind(ExplorationNode child, ExplorationNode taken) {
        for (ExplorationNode node = child.nextSibling(); node != null; node = node.nextSibling()) {
            if (node == taken) {
                return false;
            }
        }
        return true;
    }

    /** Inserts the sequence below {@code from}, unless a branch that is planned or explored there covers it. */
    private void insertBelow(ExplorationNode from, SearchStep[] sequence) {
        ExplorationNode node = from;
        SearchStep[] rest = sequence;
        while (!node.isFrontier() && node.sleepSet.length > 0) {
            ExplorationNode child = initialChild(node.firstChild(), rest, null);
            if (child == null) {
                appendBranch(node, rest);
                return;
            }
            rest = without(child.step.thread(), rest);
            node = child;
        }
    }

    /**
     * Appends the sequence as a branch, up to the first node whose sleep set is empty: below it, nothing is planned.
     */
    private void appendBranch(ExplorationNode from, SearchStep[] sequence) {
        boolean[] needed = wakers.neededSteps(from, sequence);
        ExplorationNode node = from;
        for (int i = 0; i < sequence.length; i++) {
            if (!needed[i]) {
                continue;
            }
            node = add(node, sequence[i]);
            node.speculative = i == sequence.length - 1;
            node.sleepSet = sleepSetOf(node);
            if (node.sleepSet.length == 0) {
                return;
            }
        }
    }

    private static SearchStep[] without(int thread, SearchStep[] sequence) {
        for (int i = 0; i < sequence.length; i++) {
            if (sequence[i].thread() == thread) {
                SearchStep[] rest = new SearchStep[sequence.length - 1];
                System.arraycopy(sequence, 0, rest, 0, i);
                System.arraycopy(sequence, i + 1, rest, i, rest.length - i);
                return rest;
            }
        }
        return sequence;
    }
}
