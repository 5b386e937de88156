package io.selvage.strategy.dpor;

import io.selvage.dependence.Dependence;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.SearchStep;
import io.selvage.strategy.dpor.analysis.WakeupSequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All places of the search that are not done, with what is planned there. */
final class ExplorationTree {
    private final ObjectAliases aliases;
    private final Dependence dependence;
    private final WakeupSequenceFilter wakers;
    private final WakeupTreeBudget room;
    private final SubtreeSizeModel growth = new SubtreeSizeModel();
    private final ExplorationNode root = new ExplorationNode(null, null);
    private final List<SearchStep> independent = new ArrayList<>();
    /** The path of the execution being taken in: from the root as far as there are places. */
    private final List<ExplorationNode> path = new ArrayList<>();

    /** @param most how many places to keep, see {@link WakeupTreeBudget} */
    ExplorationTree(ObjectAliases aliases, int most) {
        this.aliases = aliases;
        dependence = new Dependence(aliases);
        wakers = new WakeupSequenceFilter(dependence);
        room = new WakeupTreeBudget(most);
    }

    ExplorationNode root() {
        return root;
    }

    SubtreeSizeModel growth() {
        return growth;
    }

    /** The first places in depth-first order at which a plan ends, at most {@code most}. */
    List<ExplorationNode> take(int most) {
        List<ExplorationNode> taken = new ArrayList<>();
        if (root.isDone()) {
            return taken;
        }
        first();
        int enough = room.make(root) ? most : 1;
        ExplorationNode node = first();
        while (node != null && taken.size() < enough) {
            if (node.isFree()) {
                taken.add(node);
                node = node.after();
            } else {
                node = node.firstOpen();
            }
        }
        return taken;
    }

    /** The first place at which a plan ends; what lies before it is dropped. */
    private ExplorationNode first() {
        ExplorationNode node = root;
        while (!node.isFree()) {
            node = node.firstOpenForgettingOthers();
        }
        return node;
    }

    List<String> remarks() {
        return room.remarks();
    }

    /** Places have been added by others. */
    void restored() {
        room.recount(root);
    }

    /** Takes in an execution; those before it in its batch have been taken in already. */
    void add(DporExecution execution) {
        aliases.unite(execution.news());
        findPath(execution.place());
        for (int depth = 0; depth < path.size() && depth <= execution.length(); depth++) {
            reach(path.get(depth), execution);
        }
        ExplorationNode end = execution.place();
        if (!execution.isCut()) {
            while (path.get(path.size() - 1).asleep.length > 0 && path.size() <= execution.length()) {
                extend(execution);
            }
            for (WakeupSequence detour : execution.detours()) {
                plan(detour, execution);
            }
            end = path.get(path.size() - 1);
        }
        end.finish(growth);
    }

    private void findPath(ExplorationNode place) {
        path.clear();
        for (ExplorationNode node = place; node != null; node = node.parent) {
            path.add(node);
        }
        Collections.reverse(path);
    }

    /** The execution was at {@code node}; if it was the first, what was supposed about the place becomes certain. */
    private void reach(ExplorationNode node, DporExecution execution) {
        if (!node.reached) {
            node.reached = true;
            if (node.parent != null) {
                node.step = execution.step(node.depth - 1);
                node.asleep = node.whole ? ExplorationNode.NOBODY : asleepAt(node);
            }
            node.odds = SubtreeSizeModel.odds(node, execution);
        }
    }

    /** Adds a place for the execution's next step. */
    private void extend(DporExecution execution) {
        int depth = path.size();
        ExplorationNode node = add(path.get(depth - 1), execution.step(depth - 1));
        path.add(node);
        reach(node, execution);
    }

    private ExplorationNode add(ExplorationNode place, SearchStep step) {
        room.added();
        return place.add(step);
    }

    /** Whoever is asleep at the parent or was taken from there before, and does not mind the step to here. */
    private SearchStep[] asleepAt(ExplorationNode node) {
        independent.clear();
        for (SearchStep sleeper : node.parent.asleep) {
            addIfIndependent(sleeper, node.step);
        }
        for (ExplorationNode way = node.parent.first(); way != node; way = way.next()) {
            addIfIndependent(way.step, node.step);
        }
        return independent.isEmpty() ? ExplorationNode.NOBODY : independent.toArray(ExplorationNode.NOBODY);
    }

    private void addIfIndependent(SearchStep sleeper, SearchStep step) {
        if (!dependence.areDependent(sleeper, step)) {
            independent.add(sleeper);
        }
    }

    /** Plans a detour unless all that it leads to is, or will be, explored elsewhere. */
    private void plan(WakeupSequence detour, DporExecution execution) {
        int at = detour.at();
        SearchStep[] sequence = detour.steps();
        if (at < path.size()) {
            ExplorationNode place = path.get(at);
            for (SearchStep sleeper : place.asleep) {
                if (dependence.isWeakInitial(sleeper, sequence)) {
                    return;
                }
            }
            ExplorationNode taken = at + 1 < path.size() ? path.get(at + 1) : null;
            ExplorationNode way = wayOn(place.first(), sequence, taken);
            if (way != null) {
                if (isBehind(way, taken)) {
                    insert(way, without(way.step.thread(), sequence));
                }
                return;
            }
        }
        while (path.size() <= at + 1) {
            extend(execution);
        }
        append(path.get(at), sequence);
    }

    /** The first way that can begin the sequence, other than {@code taken}; null if there is none. */
    private ExplorationNode wayOn(ExplorationNode first, SearchStep[] sequence, ExplorationNode taken) {
        for (ExplorationNode way = first; way != null; way = way.next()) {
            if (way != taken && dependence.isWeakInitial(way.step, sequence)) {
                return way;
            }
        }
        return null;
    }

    private static boolean isBehind(ExplorationNode way, ExplorationNode taken) {
        for (ExplorationNode node = way.next(); node != null; node = node.next()) {
            if (node == taken) {
                return false;
            }
        }
        return true;
    }

    /** Plans the sequence from {@code place} on, unless what is planned or explored there leads to the same. */
    private void insert(ExplorationNode place, SearchStep[] sequence) {
        ExplorationNode node = place;
        SearchStep[] rest = sequence;
        while (!node.isFree() && node.asleep.length > 0) {
            ExplorationNode way = wayOn(node.first(), rest, null);
            if (way == null) {
                append(node, rest);
                return;
            }
            rest = without(way.step.thread(), rest);
            node = way;
        }
    }

    /** Where nobody is asleep any more, one may go on freely. */
    private void append(ExplorationNode place, SearchStep[] sequence) {
        boolean[] needed = wakers.of(place, sequence);
        ExplorationNode node = place;
        for (int i = 0; i < sequence.length; i++) {
            if (!needed[i]) {
                continue;
            }
            node = add(node, sequence[i]);
            node.supposed = i == sequence.length - 1;
            node.asleep = asleepAt(node);
            if (node.asleep.length == 0) {
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
