package io.selvage.strategy;

import java.util.List;

/**
 * A node of a wake-up tree: a step to take, and ways to go on from there in the order in which they will be explored.
 */
final class DporTree {
    DporStep step;
    private DporTree first;
    private DporTree next;

    DporTree(DporStep step) {
        this.step = step;
    }

    /** What is to be explored first, or is being explored; null if nothing is planned. */
    DporTree first() {
        return first;
    }

    /** The first way has been explored. */
    void dropFirst() {
        first = first.next;
    }

    DporTree addFirst(DporStep newStep) {
        DporTree child = new DporTree(newStep);
        child.next = first;
        first = child;
        return child;
    }

    /**
     * Plans {@code sequence}, unless what is planned leads to an equivalent execution already. What is explored just
     * now, the first way, is out of the question. Uses up the list.
     */
    void insert(List<DporStep> sequence, DporNames names) {
        DporTree node = this;
        DporTree child = first.next;
        DporTree tail = first;
        while (child != null) {
            if (canBegin(child.step, sequence, names)) {
                if (child.first == null) {
                    return;
                }
                remove(child.step.thread(), sequence);
                node = child;
                tail = null;
                child = node.first;
            } else {
                tail = child;
                child = child.next;
            }
        }
        node.append(tail, sequence);
    }

    private void append(DporTree tail, List<DporStep> sequence) {
        DporTree parent = this;
        DporTree last = tail;
        for (DporStep element : sequence) {
            DporTree node = new DporTree(element);
            if (last == null) {
                parent.first = node;
            } else {
                last.next = node;
            }
            parent = node;
            last = null;
        }
    }

    /**
     * Whether some execution equivalent to one that begins with {@code sequence} begins with {@code step} (a weak
     * initial).
     */
    static boolean canBegin(DporStep step, List<DporStep> sequence, DporNames names) {
        for (int i = 0; i < sequence.size(); i++) {
            DporStep element = sequence.get(i);
            if (element.thread() == step.thread()) {
                return element.isLike(step);
            }
            if (names.dependent(step, element)) {
                return false;
            }
        }
        return true;
    }

    private static void remove(int thread, List<DporStep> sequence) {
        for (int i = 0; i < sequence.size(); i++) {
            if (sequence.get(i).thread() == thread) {
                sequence.remove(i);
                return;
            }
        }
    }
}
