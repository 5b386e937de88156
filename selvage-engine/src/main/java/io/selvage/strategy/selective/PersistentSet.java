package io.selvage.strategy.selective;

import java.util.Arrays;
import java.util.List;

/**
 * Algorithm 2-MLD' of Stoller's "Model-checking multi-threaded distributed Java programs" (SPIN 2000), after
 * Godefroid's Algorithm 2 and Overman: from one enabled thread, add every thread that may still do something which a
 * pending transition of a thread in the set depends on. All that the set's threads can do is a persistent set.
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>What a thread may still do comes from no static analysis: it is what it has been seen to do, or to be about to
 *       do, in any execution so far ({@link MayAccessSummary}). The set is worked out anew whenever the search comes
 *       back to a state, so whatever was learned below that state is in it before the state is left for good; an
 *       operation that would make it too small turns up there, because up to that operation nothing minds the
 *       transitions already taken.
 *   <li>The paper bounds what a pending transition may touch by the candidate lock sets of MLD', since it has to know
 *       beforehand; here it is known, because the transition has been taken. The discipline is put to use on the other
 *       side: what another thread has only ever done under a lock that the pending transition's thread holds cannot
 *       come before it. Lock sets are kept for each thread and variable and may shrink at any time; as the sets are
 *       worked out anew, earlier ones are repaired.
 * </ul>
 */
final class PersistentSet {
    private final MayAccessSummary reach;
    private final TransitionFootprint footprint;
    private boolean[] members = new boolean[8];
    private int[] work = new int[8];
    private int size;
    private SelectiveNode node;
    /** Whether time limits were seen that run out only when no thread can go on otherwise. */
    private boolean longLimits;

    PersistentSet(MayAccessSummary reach, TransitionFootprint footprint) {
        this.reach = reach;
        this.footprint = footprint;
    }

    /** Such time limits were seen: sets that are worked out from now on take them into account. */
    void noteLongLimits() {
        longLimits = true;
    }

    boolean contains(int thread) {
        return thread < members.length && members[thread];
    }

    /** Sets it to the smallest one around the node's seed, as far as is known. */
    void grow(SelectiveNode itsNode) {
        node = itsNode;
        size = 0;
        Arrays.fill(members, false);
        add(node.seed());
        if (longLimits && !node.canGo(node.seed())) {
            // Others may come to a state in which none can go on: what happens only then depends on every thread.
            node.forEachLive(this::addUnlessMember);
        }
        for (int at = 0; at < size; at++) {
            int thread = work[at];
            spread(node.explored(), thread);
            spread(node.sleepSet(), thread);
            int disabled = node.disabled(thread);
            if (disabled >= 0) {
                spread(node.disabledAccesses(disabled), node.disabledHeld(disabled));
                if (node.hasUnknownEnabler(thread)) {
                    node.forEachLive(this::addUnlessMember);
                }
            } else if (!node.isAble(thread)) {
                int before = size;
                spread(footprint.operations().startAccess(thread), SelectiveTransition.NONE);
                if (size == before && !hasStarter(thread)) {
                    // The thread that ends the JVM after all others is started by none of them.
                    node.forEachLive(this::addUnlessMember);
                }
            }
        }
    }

    private void addUnlessMember(int thread) {
        if (!contains(thread)) {
            add(thread);
        }
    }

    /** Whether a thread that may still start {@code thread} is in the set. */
    private boolean hasStarter(int thread) {
        for (int access : footprint.operations().startAccess(thread)) {
            for (int entry = reach.first(access); entry >= 0; entry = reach.next(entry)) {
                if (contains(reach.thread(entry)) && reach.mayConflict(access, entry, node.done(reach.thread(entry)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void add(int thread) {
        if (thread >= members.length) {
            members = Arrays.copyOf(members, Math.max(thread + 1, members.length * 2));
        }
        if (size == work.length) {
            work = Arrays.copyOf(work, size * 2);
        }
        members[thread] = true;
        work[size++] = thread;
    }

    private void spread(List<SelectiveTransition> transitions, int thread) {
        for (int i = 0; i < transitions.size(); i++) {
            SelectiveTransition transition = transitions.get(i);
            if (transition.thread() == thread) {
                spread(transition.accesses(), transition.held());
            }
        }
    }

    private void spread(int[] accesses, int[] held) {
        for (int access : accesses) {
            for (int entry = reach.first(access); entry >= 0; entry = reach.next(entry)) {
                int thread = reach.thread(entry);
                if (!contains(thread)
                        && reach.mayConflict(access, entry, node.done(thread))
                        && !reach.isLockProtected(entry, held)
                        && !isOver(thread)) {
                    add(thread);
                }
            }
        }
    }

    private boolean isOver(int thread) {
        return node.done(thread) > 0 && !node.isAble(thread) && node.disabled(thread) < 0;
    }
}
